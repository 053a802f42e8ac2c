const storageKey = "postulo-typed-email";

/** Keeps an e-mail address for the page for a forgotten password: the one typed into the sign-in form, or that of a used link. */
export function saveTypedEmail(email: string): void {
  sessionStorage.setItem(storageKey, email.trim());
}

export const readTypedEmail = (): string => sessionStorage.getItem(storageKey) ?? "";

export function clearTypedEmail(): void {
  sessionStorage.removeItem(storageKey);
}
