#if canImport(UnderstudyPictures)
extension GalleryPage {
  /// What the page does: the switch, the keys, and enlarging a picture.
  static let script = """
    "use strict";
    const root = document.documentElement;
    const viewer = document.getElementById("viewer");
    const switches = document.querySelectorAll("input[name=appearance]");
    const systemIsDark = matchMedia("(prefers-color-scheme: dark)");

    function appearance() {
      return root.dataset.appearance ?? (systemIsDark.matches ? "dark" : "light");
    }
    function showAppearance() {
      for (const choice of switches) choice.checked = choice.value === appearance();
    }
    // A strip that was hidden has lost its place, and so has the focus.
    function choose(name) {
      const place = here();
      root.dataset.appearance = name;
      showAppearance();
      if (place && viewer.open) show(frames(place.section)[place.index]);
      else if (place && place.hasFocus) frames(place.section)[place.index]?.focus();
    }
    for (const choice of switches) {
      choice.addEventListener("change", () => choose(choice.value));
    }
    systemIsDark.addEventListener("change", showAppearance);
    showAppearance();

    // Where the reader is.
    const sections = [...document.querySelectorAll("section")];
    function frames(section) {
      return [...section.querySelectorAll(`.strip.${appearance()} .frame`)];
    }
    function here() {
      const focused = viewer.open ? shown : document.activeElement?.closest(".frame");
      const section = focused?.closest("section");
      if (!section) return null;
      const index = [...focused.closest(".strip").querySelectorAll(".frame")].indexOf(focused);
      return { section, index, hasFocus: true };
    }
    function sectionInView() {
      return here()?.section
        ?? sections.findLast((section) => section.getBoundingClientRect().top < innerHeight / 2)
        ?? sections[0];
    }
    function go(frame) {
      if (!frame) return;
      if (viewer.open) return show(frame);
      frame.focus({ preventScroll: true });
      frame.scrollIntoView({ block: "nearest", inline: "center" });
    }
    function step(by) {
      const place = here();
      if (!place) return go(frames(sectionInView())[0]);
      go(frames(place.section)[place.index + by]);
    }
    function stepSection(by) {
      const current = sections.indexOf(sectionInView());
      const next = sections[Math.min(Math.max(current + by, 0), sections.length - 1)];
      next.scrollIntoView({ block: "start" });
      frames(next)[0]?.focus({ preventScroll: true });
    }

    // One picture, as large as the window allows.
    let shown = null;
    function show(frame) {
      if (!frame) return;
      shown = frame;
      const picture = frame.querySelector("img");
      viewer.querySelector("img").src = picture.src;
      viewer.querySelector("img").alt = picture.alt;
      viewer.querySelector("figcaption").innerHTML =
        frame.closest("figure").querySelector("figcaption").innerHTML;
      if (!viewer.open) viewer.showModal();
    }
    document.addEventListener("click", (event) => {
      const frame = event.target.closest(".frame");
      if (frame) show(frame);
      else if (event.target === viewer || event.target.closest(".close")) viewer.close();
      else if (event.target.closest(".previous")) step(-1);
      else if (event.target.closest(".next")) step(1);
    });
    viewer.addEventListener("close", () => {
      const last = shown;
      shown = null;
      last?.focus();
    });

    document.addEventListener("keydown", (event) => {
      if (event.metaKey || event.ctrlKey || event.altKey) return;
      if (event.target.matches("input, pre")) return;
      switch (event.key) {
        case "ArrowRight": step(1); break;
        case "ArrowLeft": step(-1); break;
        case "j": case "J": if (viewer.open) return; stepSection(1); break;
        case "k": case "K": if (viewer.open) return; stepSection(-1); break;
        case "d": case "D": choose(appearance() === "dark" ? "light" : "dark"); break;
        case "t": case "T": {
          if (viewer.open) return;
          const details = sectionInView().querySelector("details");
          details.open = !details.open;
          break;
        }
        default: return;
      }
      event.preventDefault();
    });
    """
}
#endif
