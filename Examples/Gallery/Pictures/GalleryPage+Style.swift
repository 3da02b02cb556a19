#if canImport(UnderstudyPictures)
extension GalleryPage {
  /// How the page looks.
  ///
  /// `data-appearance` is the reader's choice; without it the reader's system decides.
  static let style = """
    :root {
      color-scheme: light;
      --page: #f2f2f7; --ink: #1c1c1e; --faded: #5f5f66; --line: #d6d6db; --card: #ffffff;
      --accent: #0066d6; --failed: #c4001a;
    }
    @media (prefers-color-scheme: dark) {
      :root:not([data-appearance="light"]) {
        color-scheme: dark;
        --page: #000000; --ink: #f2f2f7; --faded: #a1a1a8; --line: #38383a; --card: #1c1c1e;
        --accent: #4da3ff; --failed: #ff6961;
      }
    }
    :root[data-appearance="dark"] {
      color-scheme: dark;
      --page: #000000; --ink: #f2f2f7; --faded: #a1a1a8; --line: #38383a; --card: #1c1c1e;
      --accent: #4da3ff; --failed: #ff6961;
    }
    * { box-sizing: border-box; }
    html { scroll-padding-top: 16px; -webkit-text-size-adjust: 100%; }
    body {
      margin: 0; background: var(--page); color: var(--ink);
      font: 17px/1.47 -apple-system, "SF Pro Text", Inter, "Helvetica Neue", Arial, sans-serif;
    }
    a { color: var(--accent); }
    :focus-visible { outline: 3px solid var(--accent); outline-offset: 3px; }
    .skip { position: absolute; left: 16px; top: -60px; }
    .skip:focus { top: 16px; background: var(--card); padding: 8px 12px; border-radius: 8px; }
    header, nav, section > :not(.strip) { margin-left: auto; margin-right: auto; max-width: 1120px; }
    header, nav { padding: 0 24px; }
    header { padding-top: 48px; }
    h1 { font-size: 40px; line-height: 1.1; letter-spacing: -0.02em; margin: 0 0 12px; }
    h2 { font-size: 26px; line-height: 1.2; letter-spacing: -0.01em; margin: 0 auto 4px; }
    header > p, section > p { margin-top: 0; max-width: 1120px; }
    header > p { max-width: 62ch; margin-left: 0; }
    section > p { color: var(--faded); margin-bottom: 16px; }
    .controls { display: flex; flex-wrap: wrap; gap: 12px 24px; align-items: center; }
    fieldset {
      display: inline-flex; border: 0; margin: 0; padding: 3px; border-radius: 10px;
      background: color-mix(in srgb, var(--ink) 10%, transparent);
    }
    legend { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; }
    fieldset label { padding: 5px 16px; border-radius: 8px; cursor: pointer; font-size: 15px; }
    fieldset label:has(:checked) { background: var(--card); box-shadow: 0 1px 4px #0002; }
    fieldset label:has(:focus-visible) { outline: 3px solid var(--accent); }
    fieldset input { position: absolute; opacity: 0; pointer-events: none; }
    .keys { color: var(--faded); font-size: 14px; margin: 0; }
    kbd {
      font: inherit; border: 1px solid var(--line); border-radius: 5px; padding: 0 5px;
      background: var(--card);
    }
    nav { padding-top: 24px; }
    nav ol { columns: 4 220px; margin: 0; padding: 16px 0; border-block: 1px solid var(--line);
      list-style-position: inside; }
    nav li { padding: 3px 0; break-inside: avoid; color: var(--faded); }
    .failed { color: var(--failed); }
    section { padding-top: 48px; }
    section > :not(.strip) { padding-left: 24px; padding-right: 24px; }
    .strip {
      list-style: none; margin: 0; display: flex; gap: 20px; overflow-x: auto;
      --side: max(24px, calc((100% - 1120px) / 2 + 24px));
      padding: 12px var(--side) 20px; scroll-padding-inline: var(--side);
      scroll-snap-type: x proximity;
    }
    .strip li { flex: none; scroll-snap-align: start; }
    figure { margin: 0; }
    .frame {
      display: block; border: 0; padding: 0; background: none; cursor: zoom-in; border-radius: 36px;
    }
    .strip img { display: block; height: min(560px, 72vh); width: auto; }
    .strip figure { width: min-content; min-width: 100%; }
    figcaption { font-size: 14px; line-height: 1.4; color: var(--faded); padding: 10px 4px 0;
      overflow-wrap: anywhere; }
    figcaption b { color: var(--ink); }
    .dark { display: none; }
    @media (prefers-color-scheme: dark) {
      :root:not([data-appearance="light"]) .light { display: none; }
      :root:not([data-appearance="light"]) .dark { display: flex; }
    }
    :root[data-appearance="dark"] .light { display: none; }
    :root[data-appearance="dark"] .dark { display: flex; }
    details { padding-top: 4px; }
    summary { cursor: pointer; color: var(--accent); width: fit-content; }
    pre {
      font: 13px/1.5 ui-monospace, "SF Mono", Menlo, "DejaVu Sans Mono", monospace;
      background: var(--card); border: 1px solid var(--line); border-radius: 12px;
      padding: 14px 16px; margin: 10px 0 0; overflow-x: auto;
    }
    main { padding-bottom: 96px; }
    dialog {
      border: 0; padding: 0; margin: auto; background: none; color: #f2f2f7;
      max-width: 100vw; max-height: 100vh; overflow: hidden;
    }
    dialog::backdrop { background: #000c; }
    dialog figure { display: flex; flex-direction: column; align-items: center; padding: 8px 56px; }
    dialog img { height: calc(100vh - 120px); max-width: calc(100vw - 112px); object-fit: contain; }
    dialog figcaption { color: inherit; text-align: center; max-width: 60ch; max-height: 88px;
      overflow-y: auto; }
    dialog button {
      position: absolute; width: 44px; height: 44px; border: 0; border-radius: 22px; font-size: 26px;
      line-height: 1; background: #48484acc; color: #fff; cursor: pointer;
    }
    .previous { left: 4px; top: calc(50% - 22px); }
    .next { right: 4px; top: calc(50% - 22px); }
    .close { right: 4px; top: 4px; }
    @media (max-width: 640px) {
      header { padding-top: 28px; }
      h1 { font-size: 32px; }
      .keys { display: none; }
      header, nav { padding-left: 16px; padding-right: 16px; }
      section > :not(.strip) { padding-left: 16px; padding-right: 16px; }
      .strip { --side: 16px; gap: 14px; scroll-snap-type: x mandatory; }
      .strip img { height: auto; width: min(72vw, 320px); }
      dialog figure { padding: 8px; }
      dialog img { max-width: calc(100vw - 16px); }
    }
    @media print { .controls, dialog { display: none; } .strip { flex-wrap: wrap; } }
    """
}
#endif
