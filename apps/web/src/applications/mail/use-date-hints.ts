import type { Invitation } from "@postulo/domain/calendar/invitation";
import type { MailProposal } from "@postulo/domain/mail/read-mail";
import { clockTime } from "@postulo/i18n/clock-time";
import { ownLocale } from "../../i18n/own-locale.ts";
import { useLanguage } from "../../i18n/language-context.tsx";
import { useTranslate } from "../../i18n/use-translate.ts";
import { scheduleMessages } from "../../schedule/messages.ts";
import { weekdayAndDay } from "../../schedule/when.ts";
import { mailMessages } from "./messages.ts";

interface HintSource {
  readonly proposal: Pick<MailProposal, "date" | "otherDates">;
  readonly invitation: Invitation | undefined;
  readonly isKnown: boolean;
  readonly isZonePlanned: boolean;
}

/** The days of a mail in words. */
function useDaysInWords() {
  const { language } = useLanguage();
  const t = useTranslate(scheduleMessages);
  const inWords = (iso: string) => {
    const day = weekdayAndDay(iso.slice(0, 10), language);
    // On the clock of the mail, whichever that is.
    const hour = () => clockTime(`${iso}:00Z`, "UTC", ownLocale(language));
    return iso.includes("T") ? t("when.at", { day, hour: hour() }) : day;
  };
  return (days: readonly string[]) =>
    new Intl.ListFormat(language, { type: "conjunction" }).format(days.map(inWords));
}

/** What is said of the date: that it is planned, where it comes from, which others the mail names, or why there is none. */
function useDateHint({ proposal: { date, otherDates }, invitation, isKnown }: HintSource) {
  const t = useTranslate(mailMessages);
  const inWords = useDaysInWords();
  if (isKnown) return t("date.known");
  if (invitation) return t("date.invitation");
  if (date?.kind === "start") return t("date.firstDay", { day: inWords([date.iso]) });
  if (otherDates.length === 0) return undefined;
  const days = inWords(otherDates);
  return date ? t("date.others", { days }) : t("date.doubt", { days });
}

/** Where the date and its zone come from. */
export function useDateHints(source: HintSource) {
  const { proposal, invitation, isZonePlanned } = source;
  const { date } = proposal;
  const t = useTranslate(mailMessages);
  const hint = useDateHint(source);
  const isGuessed = date !== null && date.zone === null && !invitation;
  const guess = date?.likelyZone ? ("date.zoneLikely" as const) : ("date.zoneOwn" as const);
  return {
    zoneHint: isGuessed ? t(isZonePlanned ? "date.zonePlanned" : guess) : undefined,
    hint,
  };
}
