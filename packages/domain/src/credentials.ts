/** Shortest password, specification section 9. */
export const minPasswordLength = 6;

/** Digits of a code in an e-mail. */
export const codeLength = 8;

/** The digits of a code as it was typed or pasted, with spaces or without. */
export const digitsOf = (code: string): string => code.replaceAll(/\D/g, "");

/** The simple address pattern of the account forms: something, an @, something with a dot, no blanks. */
export function isEmailAddress(text: string): boolean {
  return text.length <= 254 && /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/.test(text);
}
