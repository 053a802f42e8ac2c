import { attendance } from "@postulo/lexicon/claims";
import { fold } from "@postulo/lexicon/fold";
import { isIn } from "../sources.ts";
import type { SourceLine } from "../sources.ts";
import { doubtful } from "../trial.ts";
import type { Reason, Trial } from "../trial.ts";

/** "I trained the newcomers" */
const teaching = new RegExp(
  [
    "(?<!\\p{L})(?:i (?:have |also )?(trained|taught)|j'(?:ai|avais) (?:\\p{L}+ )?(formee?s?)|je (form(?:e|ais)))",
    "(?= (?!in |as |at |for |a |en |au |aux |sur |to ))",
  ].join(""),
  "u",
);

/** "I gave lessons", « j'ai donné des cours » */
const giving = [
  /(?<!\p{L})i (?:also )?gave (?:[^\s,;]+ ){0,3}(class(?:es)?|lessons?|lectures?|courses?|workshops?)(?!\p{L})/u,
  /(?<!\p{L})j'(?:ai|avais) donne (?:[^\s,;]+ ){0,3}(cours|formations?|lecons?|ateliers?)(?!\p{L})/u,
];

/** "Attended sewing classes", « Cours de couture suivis » */
const isAttended = ({ text }: SourceLine) => attendance.test(fold(text));

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

/** Teaching, where only a course that was attended, an education or a skill names it. */
export function checkTeaching({ clause, evidence, pool }: Trial): Reason[] {
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
  const isTaken = lines.length > 0 && lines.every(isAttended);
  return isStudied || isTaken ? [doubtful("credit", said)] : [];
}
