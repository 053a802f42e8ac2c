function refuse(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

function stay(event: Event): void {
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest("a[href],button:not([type=button]),input[type=submit],input[type=image]"))
    event.preventDefault();
}

/** Prevents submission and navigation, in case the pressed element is a submit button or a link. */
function withoutNavigation(work: () => void): void {
  window.addEventListener("submit", refuse, true);
  window.addEventListener("click", stay);
  try {
    work();
  } finally {
    window.removeEventListener("submit", refuse, true);
    window.removeEventListener("click", stay);
  }
}

function pointer(element: Element, kind: string): void {
  const { left, top, width, height } = element.getBoundingClientRect();
  const how: MouseEventInit = {
    bubbles: true,
    cancelable: true,
    composed: true,
    button: 0,
    clientX: left + width / 2,
    clientY: top + height / 2,
  };
  const isPointer = kind.startsWith("pointer") && typeof PointerEvent === "function";
  element.dispatchEvent(
    isPointer
      ? new PointerEvent(kind, { ...how, pointerId: 1, pointerType: "mouse", isPrimary: true })
      : new MouseEvent(kind, how),
  );
}

/** Dispatches the events of a mouse press, without submission or navigation. */
export function press(element: HTMLElement): void {
  withoutNavigation(() => {
    for (const kind of [
      "pointerover",
      "mouseover",
      "pointermove",
      "mousemove",
      "pointerdown",
      "mousedown",
    ])
      pointer(element, kind);
    element.focus({ preventScroll: true });
    for (const kind of ["pointerup", "mouseup"]) pointer(element, kind);
    element.click();
  });
}

/** Clicks a box. */
export function click(element: HTMLElement): void {
  withoutNavigation(() => element.click());
}

const codes: Readonly<Record<string, number>> = {
  Enter: 13,
  Escape: 27,
  ArrowDown: 40,
  Delete: 46,
  Backspace: 8,
};

/** Dispatches the events of a key press. Browsers perform no default action for untrusted events. */
export function pressKey(element: HTMLElement, key: string): void {
  const how = {
    key,
    code: key,
    keyCode: codes[key] ?? 0,
    bubbles: true,
    cancelable: true,
    composed: true,
  };
  withoutNavigation(() => {
    element.dispatchEvent(new KeyboardEvent("keydown", how));
    element.dispatchEvent(new KeyboardEvent("keyup", how));
  });
}
