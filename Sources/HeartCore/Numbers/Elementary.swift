/// Sine, cosine, exponential and their like, the same bits on every machine.
///
/// They are made of + − × ÷ √ and of bit patterns alone, which IEEE 754 settles to the last bit;
/// a system's own mathematics library is free to differ in it. Nothing here is fused or reordered.
///
/// Every answer is less than one unit in the last place from the true value, over the whole range
/// of arguments. Each function's file tells its method and where its constants come from.
package enum Elementary {}
