import { fold } from "@postulo/lexicon/fold";
import { asksAnew, givesReason, mustMark, niceMark } from "@postulo/lexicon/requirement-marks";
import { isNamed } from "./wish-parts.ts";

/** Whether a part of a requirement is its reason: "because we work at night". */
export const isReason = (part: string) => givesReason.test(fold(part));

/** Whether a part of a reason may be a requirement: "car le permis B est exigé, et deux ans de conduite". */
const asksInReason = (part: string) => {
  const folded = fold(part);
  return (
    isNamed(part) ||
    /\d/.test(part) ||
    [asksAnew, mustMark, niceMark].some((pattern) => pattern.test(folded))
  );
};

/** A further verb of the subject of a reason: "et le parlent", "and speak it". */
const sameSubject =
  /^(?:(?:l[ea]s? |l['’]|nous |vous )\p{L}+(?:ent|ons|ez|e)|\p{L}+ (?:it|them))(?!\p{L})/u;

/**
 * The parts of a requirement without its reason: "since our cash depends on it". A reason ends at the next comma; what follows stays.
 * If the reason may contain a requirement, nothing is left out.
 */
export function withoutReason(parts: readonly string[]): readonly string[] {
  const start = parts.findIndex((part, at) => at > 0 && isReason(part));
  if (start < 0 || parts.slice(start).some(asksInReason)) return parts;
  const comma = parts.findIndex((part, at) => at >= start && part.endsWith(","));
  const end = comma < 0 ? parts.length : comma + 1;
  const isSure = parts.slice(start + 1, end).every((part) => sameSubject.test(part));
  return isSure ? [...parts.slice(0, start), ...parts.slice(end)] : parts;
}
