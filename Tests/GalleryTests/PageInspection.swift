import Foundation

/// A page that shows another one in frames as wide as a phone and as a desk, uses it, and says what it
/// found.
struct PageInspection {
  /// What was found in a frame.
  struct Finding: Decodable {
    /// The width of the frame, in points.
    let width: Int
    /// How many pictures of each style are in the document.
    let light: Int
    let dark: Int
    /// The alternative texts of pictures that can't be decoded.
    let broken: [String]
    /// What reaches over the frame's right edge.
    let overflowing: [String]
    /// What didn't do what it should.
    let complaints: [String]
  }

  /// What was found in each frame.
  let findings: [Finding]

  /// Reads what an inspecting page found.
  ///
  /// - Parameter document: The page's document in the end.
  /// - Throws: An error if the page has found nothing, or something else than it should.
  init(document: String) throws {
    guard
      let start = document.range(of: "<pre id=\"findings\">"),
      let end = document.range(of: "</pre>", range: start.upperBound..<document.endIndex)
    else { throw CocoaError(.fileReadCorruptFile) }
    let text = document[start.upperBound..<end.lowerBound]
      .replacingOccurrences(of: "&lt;", with: "<").replacingOccurrences(of: "&gt;", with: ">")
      .replacingOccurrences(of: "&amp;", with: "&")
    findings = try JSONDecoder().decode([Finding].self, from: Data(text.utf8))
  }

  /// The inspecting page.
  ///
  /// - Parameter page: The page to inspect.
  /// - Returns: HTML.
  static func inspecting(_ page: String) -> String {
    """
    <!DOCTYPE html>
    <meta charset="utf-8">
    <body><pre id="findings"></pre>
    <script>
    const bytes = Uint8Array.from(atob("\(Data(page.utf8).base64EncodedString())"), (character) =>
      character.charCodeAt(0));
    const page = new TextDecoder().decode(bytes);
    \(script)
    </script>
    """
  }

  private static let script = #"""
    async function open(width) {
      const frame = document.createElement("iframe");
      frame.style.cssText = `width: ${width}px; height: 844px; border: 0`;
      const loaded = new Promise((resolve) => (frame.onload = resolve));
      frame.srcdoc = page;
      document.body.append(frame);
      await loaded;
      return frame;
    }

    // What scrolls by itself may be wider than the frame.
    function overflowing(inner, width) {
      const wide = [];
      if (inner.documentElement.scrollWidth > width) wide.push("the document");
      for (const element of inner.body.querySelectorAll("*")) {
        if (element.closest(".strip, pre, dialog, .skip, legend")) continue;
        const box = element.getBoundingClientRect();
        if (box.width && (box.right > width + 0.5 || box.left < -0.5)) wide.push(element.outerHTML.slice(0, 120));
      }
      for (const caption of inner.querySelectorAll(".strip figcaption, h1, h2, nav a")) {
        if (caption.scrollWidth > caption.clientWidth + 1 && caption.clientWidth) {
          wide.push(caption.textContent);
        }
      }
      return wide;
    }

    async function inspect(width) {
      const frame = await open(width);
      const view = frame.contentWindow;
      const inner = frame.contentDocument;
      const complaints = [];
      const check = (text, holds) => { if (!holds) complaints.push(text); };
      const broken = [];
      for (const picture of inner.querySelectorAll(".strip img")) {
        picture.loading = "eager";
        try {
          await picture.decode();
          if (!picture.naturalWidth) broken.push(picture.alt);
        } catch { broken.push(picture.alt); }
      }

      const isShown = (style) => [...inner.querySelectorAll(`.strip.${style}`)]
        .every((strip) => view.getComputedStyle(strip).display !== "none");
      const isHidden = (style) => [...inner.querySelectorAll(`.strip.${style}`)]
        .every((strip) => view.getComputedStyle(strip).display === "none");
      const paper = () => view.getComputedStyle(inner.body).backgroundColor;
      const press = (key) => (inner.activeElement ?? inner.body).dispatchEvent(
        new view.KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
      const choose = (value) => inner.querySelector(`input[value=${value}]`).click();

      choose("light");
      check("the switch shows the light pictures", isShown("light") && isHidden("dark"));
      const lightPaper = paper();
      let wide = overflowing(inner, width);
      choose("dark");
      check("the switch shows the dark pictures", isShown("dark") && isHidden("light"));
      check("the page is dark with its pictures", paper() !== lightPaper);
      wide = wide.concat(overflowing(inner, width));
      inner.activeElement.blur();
      press("d");
      check("D makes the page light again", isShown("light") && paper() === lightPaper);
      check("the switch follows the key", inner.querySelector("input[value=light]").checked);

      const frames = [...inner.querySelectorAll("section:first-of-type .strip.light .frame")];
      press("ArrowRight");
      check("an arrow begins at the first picture", inner.activeElement === frames[0]);
      press("ArrowRight");
      check("an arrow goes to the next picture", inner.activeElement === frames[1]);
      press("d");
      check("the place is kept in the dark",
        inner.activeElement === inner.querySelectorAll("section .strip.dark .frame")[1]);
      press("d");
      press("ArrowLeft");
      press("ArrowLeft");
      check("the first picture has none before it", inner.activeElement === frames[0]);
      const sections = [...inner.querySelectorAll("section")];
      if (sections.length > 1) {
        press("j");
        check("J goes to the next screen", sections[1].contains(inner.activeElement));
        press("k");
        check("K goes back", sections[0].contains(inner.activeElement));
      }
      press("t");
      check("T opens the transcript", sections[0].querySelector("details").open);
      press("t");

      const viewer = inner.querySelector("dialog");
      frames[0].click();
      check("a picture opens in the viewer", viewer.open
        && viewer.querySelector("img").src === frames[0].querySelector("img").src);
      viewer.querySelector(".next").click();
      check("the viewer goes on", viewer.querySelector("img").src === frames[1].querySelector("img").src);
      const box = viewer.getBoundingClientRect();
      check("the viewer fits", box.width <= width && box.height <= view.innerHeight);
      viewer.querySelector(".close").click();
      check("the viewer closes", !viewer.open);

      const links = [...inner.querySelectorAll("nav a")];
      check("each link of the contents leads to a screen", links.length === sections.length
        && links.every((link) => inner.querySelector(link.getAttribute("href"))));
      check("nothing comes from elsewhere", ![...inner.querySelectorAll("[src], link[href]")]
        .some((element) => !/^data:/.test(element.getAttribute("src") ?? element.getAttribute("href"))));
      const finding = {
        width, broken, complaints, overflowing: wide,
        light: inner.querySelectorAll(".strip.light img").length,
        dark: inner.querySelectorAll(".strip.dark img").length,
      };
      frame.remove();
      return finding;
    }

    (async () => {
      const findings = [];
      for (const width of [390, 1280]) findings.push(await inspect(width));
      document.getElementById("findings").textContent = JSON.stringify(findings);
    })();
    """#
}
