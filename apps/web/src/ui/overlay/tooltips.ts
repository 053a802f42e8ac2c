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

/** The names of the elements that `aria-labelledby` lists; "" without them. */
const labelOf = (element: HTMLElement): string =>
  (element.getAttribute("aria-labelledby") ?? "")
    .split(/\s+/)
    .map((id) => document.getElementById(id))
    .map((label) => label?.ariaLabel ?? label?.textContent.trim() ?? "")
    .filter((name) => name !== "")
    .join(" ");

/** What a tooltip says of an element: its title, else its name unless that is its visible text; "" for nothing. */
function textOf(element: HTMLElement): string {
  if (element.getAttribute("aria-expanded") === "true") return "";
  const name = labelOf(element) || (element.ariaLabel ?? element.textContent.trim());
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

/** The one tooltip and the element that it is for. */
function createTooltip() {
  const tip = createTip();
  let target: HTMLElement | undefined;
  let title = "";
  let hiddenAt = Number.NEGATIVE_INFINITY;
  const removals = new MutationObserver(() => {
    if (!target?.isConnected) hide();
  });

  function hide(): void {
    removals.disconnect();
    if (tip.isConnected) hiddenAt = performance.now();
    tip.remove();
    if (title && !target?.title) target?.setAttribute("title", title);
    target = undefined;
    title = "";
  }

  return {
    hide,
    show(element: HTMLElement): void {
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
      removals.observe(document.body, { childList: true, subtree: true });
    },
    /** Tab scrolls to what gets the focus; the mouse does not follow what is scrolled. */
    scroll(): void {
      if (target?.matches(":focus-visible")) place(tip, target.getBoundingClientRect());
      else hide();
    },
    isShown: () => tip.isConnected,
    isNextSoon: () => tip.isConnected || performance.now() - hiddenAt < skipDelayMs,
    isOwn: (node: EventTarget | null) =>
      node instanceof Node && (tip.contains(node) || Boolean(target?.contains(node))),
  };
}

/**
 * Shows the names of elements without visible text, and titles, when the mouse rests on them and when Tab or an arrow key
 * gives them the focus; Escape hides them, and does nothing else then. Replaces the browser's own tooltips, which the keyboard
 * does not show.
 */
export function startTooltips(signal: AbortSignal): void {
  const tooltip = createTooltip();
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether a key moves the focus, and not a dialog that takes it: the first Escape closes that one. */
  let isMoving = false;

  function hide(): void {
    clearTimeout(timer);
    tooltip.hide();
  }

  const on = (type: string, listener: (event: Event) => void) =>
    document.addEventListener(type, listener, { capture: true, passive: true, signal });

  on("pointerover", (event) => {
    if (!(event instanceof PointerEvent) || event.pointerType !== "mouse") return;
    clearTimeout(timer);
    const element = elementAt(event);
    if (tooltip.isOwn(event.target)) return;
    timer = element
      ? setTimeout(() => tooltip.show(element), tooltip.isNextSoon() ? 0 : delayMs)
      : setTimeout(hide, leaveMs);
  });
  on("focusin", (event) => {
    clearTimeout(timer);
    const element = elementAt(event);
    if (isMoving && element && element === event.target && element.matches(":focus-visible")) {
      tooltip.show(element);
    } else tooltip.hide();
  });
  on("focusout", hide);
  on("pointerdown", hide);
  on("scroll", () => {
    clearTimeout(timer);
    tooltip.scroll();
  });
  // Before all other listeners, of which one may close a dialog.
  const onKey = (event: KeyboardEvent) => {
    isMoving = event.key === "Tab" || event.key.startsWith("Arrow");
    if (event.key === "Tab" || event.key === "Shift") return;
    if (event.key === "Escape" && tooltip.isShown()) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    hide();
  };
  window.addEventListener("keydown", onKey, { capture: true, signal });
  signal.addEventListener("abort", hide);
}
