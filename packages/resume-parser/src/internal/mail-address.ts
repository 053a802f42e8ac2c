/** The form of an e-mail address; a space may have fallen into it. */
export const mailPattern =
  /[\p{L}\d][\p{L}\d._%+-]{0,63}\s?@\s?[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}/u;

/** The e-mail address in text, put together when spaces fell into it. */
export const mailIn = (text: string): string | undefined =>
  mailPattern.exec(text)?.[0].replaceAll(/\s/g, "");

const openMail = /\S@[\p{L}\d.-]*$/u;
const closedMail = /@[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}$/u;
const mailRest = /^(?:@?[\p{L}\d-]+\.[\p{L}\d.-]+|\.?\p{L}{2,})$/u;

/** Of addresses that a line may break in. */
const endings = ["com", "org", "net", "info", "example", "email", "gmail", "orange", "paris"];

/** An address too long for a narrow column goes on in the next line: `ada@exam` over `ple.org`, `ada` over `@example.org`. */
export function withWrappedMail(text: string, next: string | undefined): string {
  if (next === undefined || !mailRest.test(next)) return text;
  // Two small letters that are no country's, and the rest of a word below.
  const ending = /@[^\s@]+\.(\p{Ll}{2,3})$/u.exec(text)?.[1] ?? "";
  if (/^\p{Ll}{1,6}$/u.test(next) && endings.includes(ending + next)) return text + next;
  const isOpen = openMail.test(text) && !closedMail.test(text);
  return isOpen || (next.startsWith("@") && /\S$/.test(text)) ? text + next : text;
}

/** Whether a line is only the end of the address above it. */
export const isRestOfMail = (text: string, above: string | undefined): boolean =>
  above !== undefined && withWrappedMail(above, text) !== above;

/** The text with each word that has an `@` inside replaced, like `/\S+@\S+/g` but in linear time. */
export const replaceMails = (text: string, replacement: string): string =>
  text.replaceAll(/\S+/g, (word) => {
    const at = word.indexOf("@", 1);
    return at > 0 && at < word.length - 1 ? replacement : word;
  });
