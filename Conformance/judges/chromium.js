// What the page does for the judge. A file's clock is stopped, never waited for.
const judge = {
  // Each text in a document of its own, row by row, so that what is inline here is alone there.
  // Nothing moves from the start: on a slow machine all could be over before the last is there.
  async show(texts, width, height) {
    document.body.replaceChildren();
    const frames = texts.map((text) => {
      const frame = document.createElement("iframe");
      frame.width = width;
      frame.height = height;
      frame.srcdoc = `<!doctype html><style>* { animation-play-state: paused !important }</style>
        <body style="margin:0;font-size:0">${text}`;
      return frame;
    });
    const loaded = frames.map((frame) => new Promise((done) => { frame.onload = done; }));
    document.body.append(...frames);
    await Promise.all(loaded);
    return frames.map((frame) => frame.contentDocument);
  },

  // As a page would show the file's text at so many milliseconds.
  async inline(texts, times, width, height) {
    const pages = await judge.show(texts, width, height);
    pages.forEach((page, index) => {
      for (const animation of page.getAnimations()) animation.currentTime = times[index];
    });
    // By the clock of each: one that was not seen yet may be a frame behind.
    await Promise.all(pages.map((page) => judge.drawn(page.defaultView)));
    await judge.drawn();
  },

  // In an <img>, whose clock no page can reach: a copy of the file, with each animation begun so
  // much earlier, and paused.
  async images(texts, times, width, height) {
    const pages = await judge.show(texts, width, height);
    const copies = pages.map((page, index) => {
      for (const element of page.querySelectorAll("svg, svg *")) {
        const style = page.defaultView.getComputedStyle(element);
        if (style.animationName === "none") continue;
        const delays = style.animationDelay.split(",");
        element.style.animationDelay = delays
          .map((delay) => `${parseFloat(delay) * 1000 - times[index]}ms`).join();
        // As often as there are animations: a single word is written for the first only.
        element.style.animationPlayState = delays.map(() => "paused").join();
      }
      return new XMLSerializer().serializeToString(page.querySelector("svg"));
    });
    await judge.files(copies, width, height);
  },

  // In an <img> each, as they are.
  async files(texts, width, height) {
    const images = texts.map((text) => {
      const image = new Image(width, height);
      image.src = URL.createObjectURL(new Blob([text], { type: "image/svg+xml" }));
      return image;
    });
    document.body.replaceChildren(...images);
    await Promise.all(images.map((image) => image.decode()));
    await judge.drawn();
  },

  // After the next frame but one, what was changed has been drawn.
  drawn(view = window) {
    return new Promise((done) => {
      view.requestAnimationFrame(() => view.requestAnimationFrame(done));
    });
  },

  // Some frames of a moving file, by the browser's own decoder; all of them where none are named.
  // A negative number counts from the end.
  async decode(base64, type, wanted) {
    const data = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const decoder = new ImageDecoder({ data, type, premultiplyAlpha: "none" });
    await decoder.completed;
    await decoder.tracks.ready;
    const track = decoder.tracks.selectedTrack;
    const frames = [];
    for (const number of wanted ?? Array(track.frameCount).keys()) {
      const frameIndex = number < 0 ? track.frameCount + number : number;
      const { image } = await decoder.decode({ frameIndex });
      const format = { format: "RGBA" };
      const pixels = new Uint8Array(image.allocationSize(format));
      await image.copyTo(pixels, format);
      frames.push({
        width: image.visibleRect.width,
        height: image.visibleRect.height,
        duration: image.duration,
        pixels: judge.base64(pixels),
      });
      image.close();
    }
    decoder.close();
    const repeats = track.repetitionCount;
    return { frames, plays: Number.isFinite(repeats) ? repeats + 1 : null };
  },

  base64(bytes) {
    let text = "";
    for (let start = 0; start < bytes.length; start += 0x8000) {
      text += String.fromCharCode(...bytes.subarray(start, start + 0x8000));
    }
    return btoa(text);
  },
};
