/** Simulates the scripts of a fixture's custom widgets. */
export function simulateWidgets(root: Document): void {
  for (const element of root.querySelectorAll<HTMLElement>("[data-behaves]")) {
    const kind = element.dataset["behaves"] ?? "";
    const options = (element.dataset["options"] ?? "").split("|");
    delete element.dataset["behaves"];
    delete element.dataset["options"];
    if (kind === "radio") simulateRadio(element);
    else if (kind === "yes-no") simulateYesNo(element);
    else simulateList(element, options, kind);
  }
}

function simulateRadio(element: HTMLElement): void {
  element.addEventListener("click", () => {
    const group = element.closest("[role=radiogroup]");
    for (const other of group?.querySelectorAll("[role=radio]") ?? [])
      other.setAttribute("aria-checked", String(other === element));
  });
}

function simulateYesNo(element: HTMLElement): void {
  element.addEventListener("click", () => {
    for (const other of element.parentElement?.querySelectorAll("button") ?? [])
      other.classList.toggle("_active", other === element);
  });
}

const showing: Readonly<Record<string, string>> = {
  "react-select": "select__single-value",
  search: "select__single-value",
  ant: "ant-select-selection-item",
  prompt: "css-selectedItem",
};

function show(element: HTMLElement, kind: string, text: string): void {
  const part = showing[kind];
  if (element instanceof HTMLInputElement) {
    element.value = part ? "" : text;
    if (!part) return;
    element.parentElement?.querySelector(`.${part}`)?.remove();
    const shown = element.ownerDocument.createElement("div");
    shown.className = part;
    shown.textContent = text;
    element.before(shown);
  } else element.textContent = text;
}

/** Opens on press, filters by the typed text, selects on click, closes on Escape. */
function simulateList(element: HTMLElement, options: readonly string[], kind: string): void {
  const page = element.ownerDocument;
  let list: HTMLElement | undefined;
  const close = () => {
    list?.remove();
    list = undefined;
    element.setAttribute("aria-expanded", "false");
  };
  const open = () => {
    close();
    const typed = element instanceof HTMLInputElement ? element.value.toLowerCase() : "";
    if (kind === "search" && typed === "") return;
    list = page.createElement("div");
    list.setAttribute("role", "listbox");
    for (const text of options.filter((one) => one.toLowerCase().includes(typed))) {
      const option = page.createElement("div");
      option.setAttribute("role", "option");
      option.textContent = text;
      option.addEventListener("click", () => {
        show(element, kind, text);
        close();
      });
      list.append(option);
    }
    page.body.append(list);
    element.setAttribute("aria-expanded", "true");
  };
  element.addEventListener("mousedown", open);
  element.addEventListener("input", open);
  element.addEventListener("keydown", (event) => {
    if (event.key === "Escape") close();
  });
}
