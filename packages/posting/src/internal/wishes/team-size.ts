import { memoize } from "@postulo/evidence/memoize";
import { numbersOf } from "@postulo/evidence/numbers";
import { fold } from "@postulo/lexicon/fold";

const teamBefore =
  /(?<!\p{L})(?:teams?|crews?|brigades?|equipes?) (?:of|de|d'|d’) ?(?:[a-z-]+ ){0,2}$/u;
const staffBehind =
  /^ (?:[a-z]+ )?(?:people|persons?|staff|employees|direct reports|personnes|collaborat\p{L}+|salariee?s)(?!\p{L})/u;
const leading =
  /(?<!\p{L})(?:manag|supervis|led(?!\p{L})|lead|encadr|dirig|management|responsable)/u;
const upToBefore = /(?<!\p{L})(?:up to|at most|jusqu'a|jusqu’a|au plus) $/u;
/** "8–12", "8 to 12" */
const range = /^(?:[-–—]| (?:to|or|a|ou) )$/u;
const withinTeam =
  /(?<!\p{L})(?:within|in|part of|au sein d'|au sein d’|dans) ?(?:an? |une )?(?:[a-z-]+ )?(?:team|crew|brigade|equipe) /u;

type TeamSize = { readonly value: number; readonly end: number; readonly isMost: boolean };

/** How many people a text says that a team has, or that somebody led; of a range both ends. */
const teamSizesIn = memoize((text): readonly TeamSize[] => {
  const folded = fold(text);
  const leads = leading.test(folded);
  const sizes: TeamSize[] = [];
  for (const { start, end, unit, value } of numbersOf(text)) {
    const before = folded.slice(0, start);
    const last = sizes.at(-1);
    const isTeam = teamBefore.test(before) || (leads && staffBehind.test(folded.slice(end)));
    const isRange = last !== undefined && range.test(folded.slice(last.end, start));
    if (unit === undefined && (isTeam || isRange))
      sizes.push({ value, end, isMost: upToBefore.test(before) });
  }
  return sizes;
});

/** Half of the largest team of a wish for "up to 10". */
const leastOf = ({ value, isMost }: TeamSize) => (isMost ? value / 2 : value);

/** Whether a text names no smaller team than a wish, which asks for nothing by the team that somebody works in: "managed a team of 3" is none of 12. */
export function isOfTeamSize(wish: string, text: string): boolean {
  const folded = fold(wish);
  if (withinTeam.test(folded) && !leading.test(folded)) return true;
  const [asked, own] = [teamSizesIn(wish), teamSizesIn(text)];
  if (asked.length === 0 || own.length === 0) return true;
  return Math.max(...own.map(({ value }) => value)) >= Math.min(...asked.map(leastOf));
}
