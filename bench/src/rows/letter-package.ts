import { checkText } from "@postulo/letter/fact-gate";
import { letterText } from "@postulo/letter/letter";
import { inventions } from "@postulo/letter/testing/inventions";
import { letterPairs } from "@postulo/letter/testing/letter-pairs";
import { writeLetter } from "@postulo/letter/write-letter";
import type { Row } from "../row.ts";

const pairs = letterPairs();
const warmUps = 20;

function writtenLetters() {
  return pairs.flatMap(({ person, request }) => {
    const outcome = writeLetter(request);
    return outcome.kind === "written"
      ? [{ person, request, letter: outcome.letter, posting: outcome.posting }]
      : [];
  });
}

type Good = ReturnType<typeof writtenLetters>[number];

const bodyOf = ({ letter }: Good) => letter.paragraphs.flat().map(({ text }) => text);

/** Inventions over all letters: every so many letters are enough for each kind to meet several. */
const step = 5;

function stopped({ request, letter, posting }: Good, text: string): boolean {
  const known = {
    profile: request.profile,
    posting,
    today: request.today,
    language: letter.language,
  };
  return checkText(text, known).length > 0;
}

const share = 0.95;

async function p95Ms(): Promise<number> {
  for (const { request } of pairs.slice(0, warmUps)) writeLetter(request);
  const times = pairs.map(({ request }) => {
    const start = performance.now();
    writeLetter(request);
    return performance.now() - start;
  });
  return times.sort((one, other) => one - other)[Math.floor(times.length * share)] ?? 0;
}

/** Letters that lose no sentence to the gate. */
async function passedShare(): Promise<number> {
  const passed = pairs.filter(({ request }) => {
    const outcome = writeLetter(request);
    return outcome.kind === "written" && outcome.refused.length === 0;
  });
  return (100 * passed.length) / pairs.length;
}

async function stoppedShare(): Promise<number> {
  const results = writtenLetters()
    .filter((_, at) => at % step === 0)
    .flatMap((good) =>
      inventions.flatMap(({ inject }) => {
        const { request, letter, posting } = good;
        const text = inject({ letter, posting, profile: request.profile });
        if (text === undefined) return [];
        // The sentences that stay have passed already.
        const changed = bodyOf(good).reduce((rest, sentence) => rest.replace(sentence, ""), text);
        return [stopped(good, changed.trim())];
      }),
    );
  return (100 * results.filter(Boolean).length) / results.length;
}

async function differingAgain(): Promise<number> {
  const again = writtenLetters();
  return writtenLetters().filter(
    ({ letter }, at) => letterText(letter) !== letterText(again[at]?.letter ?? letter),
  ).length;
}

/** Composer and gate alone, over five people with full profiles and forty postings. */
export const letterPackageRows: readonly Row[] = [
  {
    name: "letter composed, p95 of 200",
    unit: "ms",
    budget: { atMost: 30 },
    measure: p95Ms,
  },
  {
    name: "letter composed, differs when written again",
    unit: "letters",
    budget: { atMost: 0 },
    measure: differingAgain,
  },
  {
    name: "letter gate, good letters passed",
    unit: "%",
    budget: { atLeast: 98 },
    measure: passedShare,
  },
  {
    name: "letter gate, inventions stopped",
    unit: "%",
    budget: { atLeast: 95 },
    measure: stoppedShare,
  },
];
