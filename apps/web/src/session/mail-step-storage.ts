/** Key in session storage of the mail whose code is awaited: its type, its address and the time of the request. */
export const mailStepKey = "postulo-mail-step";

/** Forgets that a code is awaited. Called after every sign-in, since the link of a mail opens another page. */
export function clearMailStep(): void {
  sessionStorage.removeItem(mailStepKey);
}
