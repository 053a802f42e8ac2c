/** Shows or removes the error of a text field that was rendered with `hasErrorPlace`. */
export function showFieldError(input: HTMLInputElement, message: string | undefined): void {
  const place = document.getElementById(`${input.id}-error`);
  if (place) {
    place.textContent = message ?? "";
    place.hidden = message === undefined;
  }
  for (const element of [input, input.parentElement])
    element?.toggleAttribute("data-error", message !== undefined);
  if (message === undefined) input.removeAttribute("aria-invalid");
  else input.setAttribute("aria-invalid", "true");
}

/** The button of a `PlainPasswordField` shows and hides the password. */
export function enhancePasswordField(input: HTMLInputElement, signal: AbortSignal): void {
  const toggle = input.parentElement?.querySelector("button");
  const icons = toggle?.querySelectorAll<HTMLElement>("[data-shown-while]");
  if (!toggle || !icons) return;
  const switchVisibility = () => {
    input.type = input.type === "password" ? "text" : "password";
    for (const icon of icons) icon.hidden = icon.dataset["shownWhile"] !== input.type;
  };
  // The focus stays in the field.
  toggle.addEventListener("mousedown", (event) => event.preventDefault(), { signal });
  toggle.addEventListener("click", switchVisibility, { signal });
}
