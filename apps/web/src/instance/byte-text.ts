import type { Language } from "@postulo/i18n/language";

const units = ["kilobyte", "megabyte", "gigabyte", "terabyte"] as const;
const step = 1000;

/** An amount of bytes in the largest unit that gives one or more, at least in kB. */
export function byteText(bytes: number, language: Language): string {
  const power = bytes < step ? 0 : Math.floor(Math.log(bytes) / Math.log(step)) - 1;
  const at = Math.min(power, units.length - 1);
  return new Intl.NumberFormat(language, {
    style: "unit",
    unit: units[at] ?? "kilobyte",
    maximumFractionDigits: 1,
  }).format(bytes / step ** (at + 1));
}
