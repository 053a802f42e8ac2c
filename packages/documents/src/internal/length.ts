/** Points by unit; of `em` and `%` the text around them is the measure. */
const units: Readonly<Record<string, number>> = { pt: 1, px: 0.75, cm: 28.35, mm: 2.835, in: 72 };

/** A length in points; undefined for anything else than a number with a unit. */
export function pointsOf(length: string | undefined, around = 0): number | undefined {
  const found = /^(-?[\d.]{1,8})(pt|px|cm|mm|in|r?em|%)/.exec(length ?? "");
  const [, digits = "", unit = ""] = found ?? [];
  const value = Number(digits);
  if (!found || Number.isNaN(value)) return undefined;
  if (unit === "%") return (value * around) / 100;
  return unit === "rem" || unit === "em" ? value * around : value * (units[unit] ?? 1);
}
