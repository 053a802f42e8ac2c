/** E-mail address, possibly with a space around the `@`. */
export const emailPattern =
  /[\p{L}\d][\p{L}\d._%+-]{0,63}\s?@\s?[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}/u;

/** Returns the e-mail address in a text, without spaces. */
export const findEmail = (text: string): string | undefined =>
  emailPattern.exec(text)?.[0].replaceAll(/\s/g, "");

const openEmail = /\S@[\p{L}\d.-]*$/u;
const completeEmail = /@[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}$/u;
const emailContinuation = /^(?:@?[\p{L}\d-]+\.[\p{L}\d.-]+|\.?\p{L}{2,})$/u;

/** Last labels of domains that are often wrapped. */
const endings = ["com", "org", "net", "info", "example", "email", "gmail", "orange", "paris"];

/** Joins an e-mail address that wraps: `ada@exam` / `ple.org`, `ada` / `@example.org`. */
export function joinWrappedEmail(text: string, next: string | undefined): string {
  if (next === undefined || !emailContinuation.test(next)) return text;
  // A top-level domain cut after two or three letters.
  const ending = /@[^\s@]+\.(\p{Ll}{2,3})$/u.exec(text)?.[1] ?? "";
  if (/^\p{Ll}{1,6}$/u.test(next) && endings.includes(ending + next)) return text + next;
  const isOpen = openEmail.test(text) && !completeEmail.test(text);
  return isOpen || (next.startsWith("@") && /\S$/.test(text)) ? text + next : text;
}

/** Whether a line is only the end of the address above it. */
export const isEmailContinuation = (text: string, above: string | undefined): boolean =>
  above !== undefined && joinWrappedEmail(above, text) !== above;

/** Replaces each word that contains `@`, like `/\S+@\S+/g` but in linear time. */
export const replaceEmails = (text: string, replacement: string): string =>
  text.replaceAll(/\S+/g, (word) => {
    const at = word.indexOf("@", 1);
    return at > 0 && at < word.length - 1 ? replacement : word;
  });
