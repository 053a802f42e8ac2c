const storageKey = "postulo-typed-email";

/** Keeps an e-mail address for the next page that requests a mail: the one typed into the sign-in form, or that of a used link. */
export function saveTypedEmail(email: string): void {
  sessionStorage.setItem(storageKey, email.trim());
}

export const readTypedEmail = (): string => sessionStorage.getItem(storageKey) ?? "";

export function clearTypedEmail(): void {
  sessionStorage.removeItem(storageKey);
}

/** Saves the address of the sign-in form when one of its links is clicked before the form's code is loaded. */
export function saveTypedEmailOnClick(root: Document): void {
  root.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element)) return;
    const email = target
      .closest("[data-keeps-email]")
      ?.closest("form")
      ?.querySelector("[name=email]");
    if (email instanceof HTMLInputElement) saveTypedEmail(email.value);
  });
}
