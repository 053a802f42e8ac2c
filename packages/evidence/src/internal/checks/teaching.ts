import { attendance } from "@postulo/lexicon/claims";
import { fold } from "@postulo/lexicon/fold";
import { isIn } from "../sources.ts";
import type { SourceLine } from "../sources.ts";
import { doubtful } from "../trial.ts";
import type { Reason, Trial } from "../trial.ts";
import { isNeutral } from "../word-keys.ts";

/** "I trained the newcomers" */
const teaching = new RegExp(
  [
    "(?<!\\p{L})(?:i (?:have |also )?(trained|taught)|j'(?:ai|avais) (?:\\p{L}+ )?(formee?s?)|je (form(?:e|ais)))",
    "(?= (?!in |as |at |for |a |en |au |aux |sur |to ))",
  ].join(""),
  "u",
);

/** "I gave lessons", "I deliver training", « j'ai donné des cours », « je dispense des formations » */
const giving = [
  [
    "(?<!\\p{L})i (?:have |also |now )*(?:gave|give|given|deliver(?:ed)?|provided?|ran|run|led|lead|held|taught|teach)",
    " (?:[^\\s,;]+ ){0,3}(class(?:es)?|lessons?|lectures?|courses?|workshops?|trainings?)(?!\\p{L})",
  ],
  [
    "(?<!\\p{L})(?:j'(?:ai|avais) (?:aussi )?(?:donne|dispense|anime|assure|delivre)|je (?:donne|dispense|anime|assure)(?:ais)?)",
    " (?:[^\\s,;]+ ){0,3}(cours|formations?|lecons?|ateliers?)(?!\\p{L})",
  ],
].map((parts) => new RegExp(parts.join(""), "u"));

/** "Attended sewing classes", « Cours de couture suivis » */
const isAttended = ({ text }: SourceLine) => attendance.test(fold(text));

/** What both who teaches and who learns calls so. */
const isAmbiguous = (noun: string) => /^(?:training|course|formation)s?$/.test(noun);

/** "Gave training", "training for new staff", « formation des nouveaux »; « formation aux secours » may be learnt. */
const given = new RegExp(
  [
    "(?<!\\p{L})(?:gave|giv|deliver|provid|ran |runn?|led |lead|held|taught|teach|train(?:ed|er)|facilitat|designed|wrote",
    "|donn|dispens|anim|assur|delivr|form(?:e|ateur|atrice)(?!\\p{L}))",
    "|(?<!\\p{L})(?:trainings?|courses?) (?:for|of|to) |(?<!\\p{L})formations? (?:pour|des|du) ",
  ].join(""),
  "u",
);

/** « j'ai suivi une formation », "I took a course" */
const attending = [
  /(?<!\p{L})j'(?:ai|avais) (?:suivi|fait|effectue) (?:une?|des|plusieurs) (formations?|stages?|ateliers?)(?!\p{L})/u,
  /(?<!\p{L})i (?:have )?(?:took|taken|attended) an? (?:[^\s,;]+ ){0,2}(courses?|workshops?)(?!\p{L})/u,
];

/** A course, where no line, skill or note names one, and the clause names no education. */
export function checkAttended({ clause, evidence, source }: Trial): Reason[] {
  const [said] = attending.flatMap((pattern) => pattern.exec(clause.folded)?.[1] ?? []);
  if (said === undefined || source?.entry.kind === "education") return [];
  const { sources } = evidence.find(said);
  return sources.size > 0 ? [] : [doubtful("credential", said)];
}

/** "Dementia" of "I gave dementia training": a word of the clause that only courses which were attended have, whatever else was taught. */
function isSubjectTaken(
  { found, words, pool }: Trial,
  taken: readonly SourceLine[],
  lines: readonly SourceLine[],
): boolean {
  const heads = new Set(pool.map(({ head }) => head));
  const attended = taken.filter((line) => !heads.has(line));
  const taught = lines.filter((line) => !taken.includes(line));
  return found.some(
    ({ keys }, at) =>
      !isNeutral(words[at]?.raw ?? "") &&
      attended.some((line) => isIn(keys, line.keys)) &&
      !taught.some((line) => isIn(keys, line.keys)),
  );
}

/** Teaching, where only a course that was attended, an education or a skill names it. */
export function checkTeaching(trial: Trial): Reason[] {
  const { clause, evidence, pool } = trial;
  const [said] = [teaching, ...giving].flatMap(
    (pattern) =>
      pattern
        .exec(clause.folded)
        ?.slice(1)
        .find((one) => one !== undefined) ?? [],
  );
  if (said === undefined) return [];
  const { keys, sources } = evidence.find(said);
  const kinds = [...sources].map(({ entry }) => entry.kind);
  const isStudied =
    kinds.length > 0 && kinds.every((kind) => kind === "note" || kind === "education");
  const lines = pool.flatMap((source) => source.lines).filter((line) => isIn(keys, line.keys));
  const isTaken = (line: SourceLine) =>
    isAttended(line) || (isAmbiguous(said) && !given.test(fold(line.text)));
  const areTaken = lines.length > 0 && lines.every(isTaken);
  return isStudied || areTaken || isSubjectTaken(trial, lines.filter(isTaken), lines)
    ? [doubtful("credit", said)]
    : [];
}
