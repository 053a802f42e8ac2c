import type { Applicant } from "../../applicant.ts";
import type { Classified } from "../../classify.ts";
import type { FieldKey } from "../../field-key.ts";
import { salaries } from "./salary.ts";

const besideAmounts: ReadonlySet<FieldKey> = new Set(["salary_currency", "salary_period"]);
const maxDistance = 2;

/** The fields beside an amount, without the lists after it that belong to a further amount. */
function besideAmount(classified: readonly Classified[], at: number): readonly Classified[] {
  const before = classified.slice(Math.max(0, at - maxDistance), at);
  const after = classified.slice(at + 1, at + maxDistance + 1);
  const isNext = after.findIndex(({ key }) => salaries.has(key));
  const hasOwn = before.some(({ key }) => besideAmounts.has(key));
  return [...before, ...(hasOwn && isNext >= 0 ? [] : after)];
}

/** What the lists of currency and period beside a field show, unless they get a stored answer. */
export function chosenBeside(
  classified: readonly Classified[],
  at: number,
  { answers = [] }: Applicant,
): string {
  const stays = ({ key, field }: Classified) =>
    besideAmounts.has(key) && (field.isFilled || !answers.some(({ kind }) => kind === key));
  return besideAmount(classified, at)
    .flatMap((one) => (stays(one) ? (one.field.shown ?? []) : []))
    .join(" ");
}

/** The lists of currency and period stay as they are beside an amount that is left. */
export function withoutLoneLists(classified: readonly Classified[]): readonly Classified[] {
  return classified.map((one, at) => {
    if (!besideAmounts.has(one.key)) return one;
    const near = classified.slice(Math.max(0, at - maxDistance), at + maxDistance + 1);
    const amounts = near.filter(({ key }) => salaries.has(key));
    const isLeft = amounts.length > 0 && amounts.every(({ isBinding: binds }) => binds);
    return isLeft ? { ...one, isBinding: true } : one;
  });
}
