/** An hour on the clock of a time zone: "2:30 PM", "14:30". @param at ISO time. @param timeZone IANA name. @param locale BCP 47 tag. */
export function clockTime(at: string, timeZone: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { timeStyle: "short", timeZone });
  return format.format(new Date(at)).replaceAll("\u202F", "\u00A0");
}
