import { fold } from "@postulo/lexicon/fold";

/** Names of diplomas by rank, from a school certificate to a doctorate, folded. */
const names: readonly RegExp[] = [
  /(?<![a-z])(?:i?gcses?|o[- ]levels?|brevet des colleges|dnb|bepc)(?![a-z])/,
  /(?<![a-z])(?:cap|bep)(?![a-z])/,
  /(?<![a-z])(?:(?:a|as)[- ]levels?|bac(?:calaureat)?(?! ?\+)|high school|sixth form)(?![a-z])/,
  /(?<![a-z])(?:hn[cd]|foundation degree|associate|bts|dut|deug|bac ?\+ ?2)(?![a-z])/,
  /(?<![a-z])(?:(?<!foundation |associate )degree|bachelors?|bachelier|bsc|beng|llb|licence|bac ?\+ ?[34])(?![a-z])/,
  /(?<![a-z])(?:masters?|msc|meng|mba|mphil|bac ?\+ ?5|ingenieur)(?![a-z])/,
  /(?<![a-z])(?:phd|doctorat|doctorate)(?![a-z])/,
];
/** In small letters these are other words. */
const codes: readonly (readonly [number, RegExp])[] = [
  [4, /(?<!\p{L})(?:BA|BUT)(?!\p{L})/u],
  [5, /(?<!\p{L})MA(?!\p{L})/u],
];

function ranksIn(text: string): readonly number[] {
  const folded = fold(text);
  return [
    ...names.flatMap((pattern, rank) => (pattern.test(folded) ? [rank] : [])),
    ...codes.flatMap(([rank, pattern]) => (pattern.test(text) ? [rank] : [])),
  ];
}

/** Whether a text names a diploma by rank. */
export const namesRank = (text: string): boolean => ranksIn(text).length > 0;

/** Whether a study is not of a lower rank than a wish for one: A-levels are no degree. True where either names none. */
export function isOfRank(wish: string, study: string): boolean {
  const [asked, own] = [ranksIn(wish), ranksIn(study)];
  return asked.length === 0 || own.length === 0 || Math.max(...own) >= Math.min(...asked);
}
