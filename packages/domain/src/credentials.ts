/** Shortest password, specification section 9. */
export const minPasswordLength = 6;

/** The simple address pattern of the account forms: something, an @, something with a dot, no blanks. */
export function isEmailAddress(text: string): boolean {
  return text.length <= 254 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
}
