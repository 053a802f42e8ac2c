import type { Language } from "@postulo/i18n/language";

const units = ["byte", "kilobyte", "megabyte"] as const;

/** Formats a size: 940 bytes, 48 kB, 1.2 MB; in French 940 octets, 48 ko, 1,2 Mo. */
export function sizeLabel(bytes: number, language: Language): string {
  const step = bytes < 1000 ? 0 : bytes < 999_500 ? 1 : 2;
  const format = new Intl.NumberFormat(language, {
    style: "unit",
    unit: units[step] ?? "byte",
    unitDisplay: step === 0 ? "long" : "short",
    maximumFractionDigits: step === 2 ? 1 : 0,
  });
  return format.format(bytes / 1000 ** step);
}
