const storageKey = "postulo-typed-email";

/** Keeps an e-mail address for the next page that requests a mail: the one typed into the sign-in form, or that of a used link. */
export function saveTypedEmail(email: string): void {
  sessionStorage.setItem(storageKey, email.trim());
}

export const readTypedEmail = (): string => sessionStorage.getItem(storageKey) ?? "";

export function clearTypedEmail(): void {
  sessionStorage.removeItem(storageKey);
}

/** Saves the address of the sign-in form when a link is clicked whose page asks for it too. */
export function saveTypedEmailOnClick(root: Document | HTMLElement, signal?: AbortSignal): void {
  const onClick = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.closest("[data-keeps-email]")) return;
    const email = root.querySelector("form [name=email][autocomplete=username]");
    if (email instanceof HTMLInputElement) saveTypedEmail(email.value);
  };
  root.addEventListener("click", onClick, signal ? { signal } : {});
}
