/** The minimum length of a password, specification section 9. */
export const minPasswordLength = 6;

/** Digits of a code in an e-mail. */
export const codeLength = 8;
/** Digits of a code of an authenticator app. */
export const appCodeLength = 6;
/** The maximum length of a typed code, with spaces. */
export const maxTypedCodeLength = codeLength + 4;

/** Hours for which the link of an account mail is valid. */
export const mailLinkHours = 24;

/** The maximum length of an address that receives mails (RFC 5321). */
export const maxEmailLength = 254;

/** The digits of a code as it was typed or pasted, with spaces or without. */
export const digitsOf = (code: string): string => code.replaceAll(/\D/g, "");

/** The simple address pattern of the account forms: something, an @, something with a dot, no blanks. */
export function isEmailAddress(text: string): boolean {
  return text.length <= maxEmailLength && /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/.test(text);
}

/** The maximum length of the name of a second factor, the server's limit. */
export const maxFactorNameLength = 100;

/** Whether a typed phone number has the form of E.164, which begins with the country code; blanks do not count. */
export const isPhoneNumber = (typed: string): boolean =>
  /^\+[1-9]\d{5,14}$/.test(typed.trim().replaceAll(/[\s().-]/g, ""));
