import { fewApplications } from "@postulo/domain/application-statistics";
import { useLanguage } from "../../i18n/language-context.tsx";

/** Number formats of the current language. */
export function useNumbers() {
  const { language } = useLanguage();
  const percent = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 0 });
  const days = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const daysWithUnit = new Intl.NumberFormat(language, {
    style: "unit",
    unit: "day",
    unitDisplay: "long",
    maximumFractionDigits: 1,
  });
  return {
    /** A rate with its fraction; without applications only the fraction. */
    rate: (part: number, all: number) =>
      all === 0 ? "0/0" : `${percent.format(part / all)} (${part}/${all})`,
    days: (count: number) => days.format(count),
    /** Of a mean, with one decimal. */
    mean: (count: number) => days.format(count),
    /** The ticks of an axis of shares. */
    shareTicks: [0, 0.5, 1].map((share) => percent.format(share)),
    /** With the unit: 1 day, 7 days. */
    daysWithUnit: (count: number) => daysWithUnit.format(count),
    isFew: (count: number) => count < fewApplications,
  };
}
