type Child = Node | string | undefined | false;
type Attributes = Readonly<Record<string, string | boolean | undefined>>;

/** Creates an element; `true` sets an attribute without a value, `false` and undefined omit it. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes,
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === true) made.setAttribute(name, "");
    else if (typeof value === "string") made.setAttribute(name, value);
  }
  made.append(...children.filter((child) => child !== undefined && child !== false));
  return made;
}

/** A status message; errors have `role="alert"`, others are announced by the live region. */
export function notice(tone: "danger" | "warning" | "success", text: string): HTMLElement {
  return element(
    "p",
    { class: `notice ${tone}`, role: tone === "danger" ? "alert" : undefined },
    text,
  );
}

/** A button with a busy state: while `work` runs it is marked as busy, keeps the focus and ignores clicks. */
export function busyButton(
  texts: { readonly idle: string; readonly busy: string },
  attributes: Attributes,
) {
  const button = element("button", attributes, texts.idle);
  const run = async (work: () => Promise<void>) => {
    if (button.getAttribute("aria-disabled") === "true") return;
    button.setAttribute("aria-disabled", "true");
    button.textContent = texts.busy;
    try {
      await work();
    } finally {
      button.removeAttribute("aria-disabled");
      button.textContent = texts.idle;
    }
  };
  return { button, run };
}
