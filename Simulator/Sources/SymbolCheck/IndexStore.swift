import CIndexStore
import Glibc

/// The compiler's index of a build: every place where it saw a symbol.
package struct IndexStore {
  private let library: Library
  private let store: Store

  /// - Parameters:
  ///   - path: the folder that holds the index.
  ///   - library: the toolchain's `libIndexStore.so`.
  package init(path: String, library: String) throws(IndexStoreError) {
    self.library = try Library(path: library)
    guard let store = self.library.openStore(path, nil) else { throw .noStore(path) }
    self.store = store
  }

  /// Every occurrence in the files of the modules, in the order of the files.
  ///
  /// The index keeps what was built of files that are gone; those are left out.
  package func occurrences(in modules: Set<String>) throws(IndexStoreError) -> [Occurrence] {
    var occurrences: [Occurrence] = []
    for record in try records(of: modules).sorted(by: { ($0.file, $0.name) < ($1.file, $1.name) }) {
      occurrences += try self.occurrences(in: record)
    }
    return occurrences
  }

  private struct Record: Hashable {
    var module: String
    var file: String
    var name: String
  }

  private func records(of modules: Set<String>) throws(IndexStoreError) -> Set<Record> {
    var names: [String] = []
    withVisitor(of: StoreText.self, { names.append(Library.text($0)) }) { context, visit in
      _ = library.visitUnits(store, 0, context, visit)
    }
    var records: Set<Record> = []
    for name in names {
      guard let unit = library.openUnit(store, name, nil) else { throw .unreadable(name) }
      defer { library.closeUnit(unit) }
      let module = Library.text(library.unitModule(unit))
      guard modules.contains(module), library.unitHasFile(unit) else { continue }
      withPartVisitor { dependency in
        guard library.dependencyKind(dependency) == 2 else { return }
        let file = Library.text(library.dependencyFile(dependency))
        guard access(file, R_OK) == 0 else { return }
        records.insert(
          Record(
            module: module, file: file, name: Library.text(library.dependencyName(dependency))))
      } during: { context, visit in
        _ = library.visitDependencies(unit, context, visit)
      }
    }
    return records
  }

  private func occurrences(in record: Record) throws(IndexStoreError) -> [Occurrence] {
    guard let reader = library.openRecord(store, record.name, nil) else {
      throw .unreadable(record.name)
    }
    defer { library.closeRecord(reader) }
    var occurrences: [Occurrence] = []
    withPartVisitor { occurrence in
      var line: UInt32 = 0
      var column: UInt32 = 0
      library.placeOfOccurrence(occurrence, &line, &column)
      var relations: [Occurrence.Relation] = []
      withPartVisitor { relation in
        guard let symbol = library.symbolOfRelation(relation) else { return }
        relations.append(
          Occurrence.Relation(
            roles: Occurrence.Roles(rawValue: library.rolesOfRelation(relation)),
            symbol: library.symbol(symbol)))
      } during: { context, visit in
        _ = library.visitRelations(occurrence, context, visit)
      }
      guard let symbol = library.symbolOfOccurrence(occurrence) else { return }
      occurrences.append(
        Occurrence(
          symbol: library.symbol(symbol), module: record.module, file: record.file,
          line: Int(line), column: Int(column),
          roles: Occurrence.Roles(rawValue: library.rolesOfOccurrence(occurrence)),
          relations: relations))
    } during: { context, visit in
      _ = library.visitOccurrences(reader, context, visit)
    }
    return occurrences
  }
}

package enum IndexStoreError: Error, Equatable {
  /// The toolchain's library cannot be opened.
  case noLibrary(String)
  /// The library has no such function.
  case noFunction(String)
  /// There is no index in the folder.
  case noStore(String)
  /// A part of the index cannot be read.
  case unreadable(String)
}

/// Hands each part of a whole to a closure: C cannot call one that captures, so its context does.
private func withPartVisitor(
  _ body: (UnsafeMutableRawPointer) -> Void,
  during visiting: (
    UnsafeMutableRawPointer,
    @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Bool
  ) -> Void
) {
  withoutActuallyEscaping(body) { body in
    var body = body
    withUnsafeMutablePointer(to: &body) { context in
      visiting(context) { context, part in
        guard let context, let part else { return true }
        context.assumingMemoryBound(to: ((UnsafeMutableRawPointer) -> Void).self).pointee(part)
        return true
      }
    }
  }
}

private func withVisitor(
  of _: StoreText.Type,
  _ body: (StoreText) -> Void,
  during visiting: (
    UnsafeMutableRawPointer, @convention(c) (UnsafeMutableRawPointer?, StoreText) -> Bool
  ) -> Void
) {
  withoutActuallyEscaping(body) { body in
    var body = body
    withUnsafeMutablePointer(to: &body) { context in
      visiting(context) { context, text in
        context?.assumingMemoryBound(to: ((StoreText) -> Void).self).pointee(text)
        return true
      }
    }
  }
}

/// The functions of `libIndexStore.so`, found once.
///
/// The library stays open until the process ends.
private struct Library {
  let openStore: StoreOpen
  let visitUnits: StoreVisitNames
  let openUnit: StoreOpenPart
  let closeUnit: StoreClose
  let unitModule: StoreTextOf
  let unitHasFile: StoreFlagOf
  let visitDependencies: StoreVisitParts
  let dependencyKind: StoreKindOf
  let dependencyFile: StoreTextOf
  let dependencyName: StoreTextOf
  let openRecord: StoreOpenPart
  let closeRecord: StoreClose
  let visitOccurrences: StoreVisitParts
  let symbolOfOccurrence: StorePartOf
  let rolesOfOccurrence: StoreBitsOf
  let placeOfOccurrence: StorePlaceOf
  let visitRelations: StoreVisitParts
  let rolesOfRelation: StoreBitsOf
  let symbolOfRelation: StorePartOf
  let symbolName: StoreTextOf
  let symbolUSR: StoreTextOf
  let symbolKind: StoreKindOf
  let symbolSubkind: StoreKindOf

  init(path: String) throws(IndexStoreError) {
    guard let handle = dlopen(path, RTLD_NOW) else { throw .noLibrary(path) }
    func function<Shape>(_ name: String, as _: Shape.Type) throws(IndexStoreError) -> Shape {
      guard let address = dlsym(handle, "indexstore_" + name) else { throw .noFunction(name) }
      return unsafeBitCast(address, to: Shape.self)
    }
    openStore = try function("store_create", as: StoreOpen.self)
    visitUnits = try function("store_units_apply_f", as: StoreVisitNames.self)
    openUnit = try function("unit_reader_create", as: StoreOpenPart.self)
    closeUnit = try function("unit_reader_dispose", as: StoreClose.self)
    unitModule = try function("unit_reader_get_module_name", as: StoreTextOf.self)
    unitHasFile = try function("unit_reader_has_main_file", as: StoreFlagOf.self)
    visitDependencies = try function("unit_reader_dependencies_apply_f", as: StoreVisitParts.self)
    dependencyKind = try function("unit_dependency_get_kind", as: StoreKindOf.self)
    dependencyFile = try function("unit_dependency_get_filepath", as: StoreTextOf.self)
    dependencyName = try function("unit_dependency_get_name", as: StoreTextOf.self)
    openRecord = try function("record_reader_create", as: StoreOpenPart.self)
    closeRecord = try function("record_reader_dispose", as: StoreClose.self)
    visitOccurrences = try function("record_reader_occurrences_apply_f", as: StoreVisitParts.self)
    symbolOfOccurrence = try function("occurrence_get_symbol", as: StorePartOf.self)
    rolesOfOccurrence = try function("occurrence_get_roles", as: StoreBitsOf.self)
    placeOfOccurrence = try function("occurrence_get_line_col", as: StorePlaceOf.self)
    visitRelations = try function("occurrence_relations_apply_f", as: StoreVisitParts.self)
    rolesOfRelation = try function("symbol_relation_get_roles", as: StoreBitsOf.self)
    symbolOfRelation = try function("symbol_relation_get_symbol", as: StorePartOf.self)
    symbolName = try function("symbol_get_name", as: StoreTextOf.self)
    symbolUSR = try function("symbol_get_usr", as: StoreTextOf.self)
    symbolKind = try function("symbol_get_kind", as: StoreKindOf.self)
    symbolSubkind = try function("symbol_get_subkind", as: StoreKindOf.self)
  }

  func symbol(_ pointer: UnsafeMutableRawPointer) -> Symbol {
    let accessors: Set<Int32> = [3, 4, 1000, 1001, 1002, 1003, 1014, 1015, 1016, 1017, 1018]
    return Symbol(
      usr: Library.text(symbolUSR(pointer)), name: Library.text(symbolName(pointer)),
      kind: Symbol.Kind(symbolKind(pointer)),
      isAccessor: accessors.contains(symbolSubkind(pointer)))
  }

  static func text(_ text: StoreText) -> String {
    guard let data = text.data else { return "" }
    return String(decoding: UnsafeRawBufferPointer(start: data, count: text.length), as: UTF8.self)
  }
}
