import { hostileText } from "@postulo/domain/testing/hostile-texts";
import { storedProfile } from "@postulo/evidence/profile";
import { fullProfilesEn } from "@postulo/letter/testing/full-profiles-en";
import { writeLetter } from "@postulo/letter/write-letter";
import { linesOfParagraphs } from "@postulo/resume-parser/lines-of-paragraphs";
import { parseResume } from "@postulo/resume-parser/parse-resume";
import type { Row } from "../row.ts";

const texts = 1_000;
const shortLength = 5_000;
const longLength = 4 * shortLength;
/** Below it, in ms, the time of a text is mostly noise. */
const floorMs = 20;
const warmUps = 50;
/** A growth above it is measured three times. */
const linearGrowth = 4;

/** CPU time in ms; wall-clock time would include other processes. */
function processorMs(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

type Read = (text: string) => unknown;

/** With a different ending each time, because memoized texts take no time. */
function medianMs(read: Read, text: string): number {
  const times = [1, 2, 3].map((turn) => processorMs(() => read(`${text} ${turn}`)));
  return times.toSorted((one, other) => one - other)[1] ?? Number.NaN;
}

/** The largest ratio of the processor times of a text and of one four times as long, among all hostile texts. */
function slowestGrowth(read: Read): number {
  for (let seed = 0; seed < warmUps; seed += 1) read(hostileText(seed, 2_000));
  let slowest = 0;
  for (let seed = 0; seed < texts; seed += 1) {
    const long = hostileText(seed, longLength);
    const longMs = processorMs(() => read(long));
    if (longMs < floorMs) continue;
    const short = hostileText(seed, shortLength);
    const once = longMs / processorMs(() => read(short));
    const growth = once > linearGrowth ? medianMs(read, long) / medianMs(read, short) : once;
    slowest = Math.max(slowest, growth);
  }
  return slowest;
}

const readResume = (text: string) =>
  parseResume(
    linesOfParagraphs({
      main: text.split("\n").map((line) => ({
        kind: "paragraph",
        paragraph: {
          runs: [{ text: line, font: "", size: 10, bold: false, italic: false }],
          bullet: false,
          indent: 0,
          before: 0,
        },
      })),
      sides: [],
    }),
  );

const profile = storedProfile.parse(Object.values(fullProfilesEn)[0]);

/** Reads the posting, chooses from the profile, writes the letter and checks it. */
const readPosting = (jobDescription: string) =>
  writeLetter({
    profile,
    jobDescription,
    fallbackLanguage: "en",
    today: { year: 2026, month: 11, day: 22 },
  });

/** Linear growth is 4; the rest is for noise and collected garbage. */
const budget = { atMost: 7 };

/** Whatever 1,000 generated hostile texts repeat, the time to read them grows linearly with their length. */
export const hostileTextRows: readonly Row[] = [
  {
    name: "budget: hostile texts, slowest growth of a résumé's reading time from n to 4n",
    unit: "x",
    budget,
    measure: async () => slowestGrowth(readResume),
  },
  {
    name: "budget: hostile texts, slowest growth of a posting's reading time from n to 4n",
    unit: "x",
    budget,
    measure: async () => slowestGrowth(readPosting),
  },
];
