import classes from "./tooltips.module.css";

/** ms of rest before a tooltip is shown, and after one was hidden within which the next is shown immediately. */
const delayMs = 700;
const skipDelayMs = 300;
/** ms in which the pointer reaches the tooltip itself, which stays while it is there. */
const leaveMs = 100;
/** px between the element and its tooltip, and between that and the edges of the window. */
const gap = 6;

const named = "button, a[href], summary, [role=button]";

/** Text in a box of at most a pixel is for screen readers. */
function hasVisibleText(element: Element): boolean {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { textContent, parentElement } = texts.currentNode;
    if (!textContent?.trim() || !parentElement) continue;
    const { width, height } = parentElement.getBoundingClientRect();
    if (width > 1 && height > 1) return true;
  }
  return false;
}

/** What a tooltip says of an element: its title, else its name unless that is its visible text; "" for nothing. */
function textOf(element: HTMLElement): string {
  if (element.getAttribute("aria-expanded") === "true") return "";
  const name = element.ariaLabel ?? element.textContent.trim();
  // An element whose only name is its title keeps it.
  if (element.title) return name ? element.title : "";
  return hasVisibleText(element) ? "" : name;
}

const elementAt = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLElement>(named) : null;

/** Below its element, above where there is no room. */
function place(tip: HTMLElement, { left, width, top, bottom }: DOMRect): void {
  const own = tip.getBoundingClientRect();
  const last = document.documentElement.clientWidth - own.width - gap;
  const fits = bottom + gap + own.height <= window.innerHeight;
  tip.style.left = `${Math.max(gap, Math.min(left + (width - own.width) / 2, last))}px`;
  tip.style.top = `${fits ? bottom + gap : top - gap - own.height}px`;
}

function createTip(): HTMLElement {
  const tip = document.createElement("div");
  tip.className = classes["tooltip"] ?? "";
  tip.popover = "manual";
  tip.dataset["tooltip"] = "";
  // The element itself has the same name.
  tip.ariaHidden = "true";
  return tip;
}

/**
 * Shows the names of elements without visible text, and titles, when the mouse rests on them and when the keyboard gives
 * them the focus; Escape hides them. Replaces the browser's own tooltips, which the keyboard does not show.
 */
export function startTooltips(signal: AbortSignal): void {
  const tip = createTip();
  let target: HTMLElement | undefined;
  let title = "";
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hiddenAt = Number.NEGATIVE_INFINITY;

  function hide(): void {
    clearTimeout(timer);
    if (tip.isConnected) hiddenAt = performance.now();
    tip.remove();
    if (title && !target?.title) target?.setAttribute("title", title);
    target = undefined;
    title = "";
  }

  function show(element: HTMLElement): void {
    if (element === target && tip.isConnected) return;
    hide();
    const text = textOf(element);
    if (text === "" || !element.isConnected) return;
    target = element;
    ({ title } = element);
    element.removeAttribute("title");
    tip.textContent = text;
    document.body.append(tip);
    if ("showPopover" in tip) tip.showPopover();
    place(tip, element.getBoundingClientRect());
  }

  const isOwn = (node: EventTarget | null) =>
    node instanceof Node && (tip.contains(node) || Boolean(target?.contains(node)));
  const on = (type: string, listener: (event: Event) => void) =>
    document.addEventListener(type, listener, { capture: true, passive: true, signal });

  on("pointerover", (event) => {
    if (!(event instanceof PointerEvent) || event.pointerType !== "mouse") return;
    clearTimeout(timer);
    const element = elementAt(event);
    if (isOwn(event.target)) return;
    if (!element) {
      timer = setTimeout(hide, leaveMs);
      return;
    }
    const isSoon = tip.isConnected || performance.now() - hiddenAt < skipDelayMs;
    timer = setTimeout(() => show(element), isSoon ? 0 : delayMs);
  });
  on("focusin", (event) => {
    const element = elementAt(event);
    if (element && element === event.target && element.matches(":focus-visible")) show(element);
    else hide();
  });
  on("focusout", hide);
  on("pointerdown", hide);
  on("scroll", hide);
  on("keydown", (event) => {
    if (event instanceof KeyboardEvent && event.key !== "Tab" && event.key !== "Shift") hide();
  });
  signal.addEventListener("abort", hide);
}
