import { describe, expect, test } from "vitest";
import { letterStyles } from "@postulo/domain/letter-style";
import type { LetterStyle } from "@postulo/domain/letter-style";
import { checkClaim } from "@postulo/evidence/check-claim";
import { countWords } from "@postulo/evidence/words";
import { composeLetter, entriesFor } from "./compose-letter.ts";
import type { Letter } from "./letter.ts";
import { letterText, paragraphText, readRow } from "./letter.ts";
import { storedProfile } from "@postulo/evidence/profile";
import { letterPairs } from "./testing/letter-pairs.ts";
import { moreProfiles } from "./testing/more-profiles.ts";
import { postingsEn } from "@postulo/posting/testing/postings-en";
import { postingsFr } from "@postulo/posting/testing/postings-fr";
import { profiles } from "./testing/profiles.ts";
import { prepareLetter } from "./write-letter.ts";
import type { LetterRequest } from "./write-letter.ts";

const answers = {
  why: "I would like to work nearer to home.",
  know: "I can start in January.",
};

/** A posting that asks for what a person has done, so that wishes are quoted. */
const ownPosting = (description: string, isFrench: boolean) =>
  `${isFrench ? "Profil recherché" : "Requirements"}\n\n- ${description.split("\n").slice(0, 3).join("\n- ")}`;

const requests: LetterRequest[] = [
  ...letterPairs()
    .filter((_, at) => at % 8 === 1)
    .map(({ request }) => request),
  ...Object.values({ ...profiles, ...moreProfiles }).flatMap((stored) =>
    [...postingsEn, ...postingsFr].map(({ text }) => ({
      profile: storedProfile.parse(stored),
      jobDescription: text,
      fallbackLanguage: "en" as const,
      today: { year: 2026, month: 11, day: 21 },
    })),
  ),
  ...Object.entries({ ...profiles, ...moreProfiles }).map(([name, stored]) => {
    const profile = storedProfile.parse(stored);
    const [latest] = profile.experiences;
    return {
      profile,
      jobDescription: ownPosting(latest?.description ?? "", !name.endsWith("En")),
      fallbackLanguage: "en" as const,
      today: { year: 2026, month: 11, day: 21 },
    };
  }),
];

const composed = requests.flatMap((request, at) => {
  const prepared = prepareLetter({ ...request, answers: at % 2 === 0 ? answers : {} });
  return prepared.kind === "prepared" ? [prepared.composition] : [];
});

const inStyle = (style: LetterStyle) =>
  composed.map((composition) => ({
    composition,
    letter: composeLetter({ ...composition, style }),
  }));

const sentencesOf = ({ paragraphs }: Letter) => paragraphs.flat();

describe.each(letterStyles)("letters in the style %s", (style) => {
  const letters = inStyle(style);

  test("contain only sentences that the gate accepts against the entries they cite", () => {
    expect(letters.length).toBeGreaterThan(100);
    const stopped = letters.flatMap(({ letter, composition }) => {
      const entries = entriesFor(composition);
      const { title = "", company = "", text } = composition.posting;
      const posting = { text: [title, company, text].join("\n") };
      return sentencesOf(letter)
        .filter(({ sources }) => sources.length > 0)
        .filter(({ text: sentence, sources }) => {
          const context = { entries, posting, today: composition.today, cited: sources };
          return checkClaim(sentence, context).verdict !== "accepted";
        })
        .map(({ text: sentence }) => sentence);
    });
    expect([...new Set(stopped)]).toEqual([]);
  });

  test("begin with the aim, end with a courtesy, and repeat nothing", () => {
    for (const { letter } of letters) {
      const sentences = sentencesOf(letter).map(({ text }) => text);
      expect(sentences[0]).toMatch(/^(?:I am applying for|Je vous propose ma candidature)/);
      expect(sentencesOf(letter).at(-1)?.sources).toEqual([]);
      // A further heading of a position only says where.
      const said = sentences.filter((text) => countWords(text) > 3 && !text.endsWith(":"));
      expect(said).toEqual([...new Set(said)]);
      expect(letterText(letter)).not.toMatch(/undefined|\s,|\(\)|::|\.\.(?!\.)/);
    }
  });

  test("cite entries that exist", () => {
    for (const { letter, composition } of letters) {
      const ids = new Set(["posting", ...entriesFor(composition).map(({ id }) => id)]);
      const cited = sentencesOf(letter).flatMap(({ sources }) => sources);
      expect(cited.filter((id) => !ids.has(id))).toEqual([]);
    }
  });
});

test("sentences are the person's lines in the first person, or the lines themselves", () => {
  const sentences = inStyle("prose").flatMap(({ letter }) => sentencesOf(letter));
  const own = sentences.filter(({ text }) => /^(?:I |J’ai |.*\), (?:I |j’ai ))/.test(text));
  expect(own.length).toBeGreaterThan(20);
});

test("a row of two columns can be read back from the text", () => {
  let rows = 0;
  for (const { letter } of inStyle("table")) {
    for (const paragraph of letter.paragraphs) {
      const row = readRow(paragraphText(paragraph).split("\n"));
      expect(row !== undefined).toBe(paragraph[0]?.cell === "asked");
      if (!row) continue;
      rows++;
      expect(row.asked).not.toBe("");
      expect(row.brought[0]).toMatch(/:$/);
      expect(row.brought.length).toBeGreaterThan(1);
    }
  }
  expect(rows).toBeGreaterThan(10);
});

test("a paragraph that only mentions what is asked is no row", () => {
  expect(readRow(["You ask for: patience", "and I have some"])).toBeUndefined();
  expect(readRow(["You ask for patience.", "I bring: At Calder:"])).toBeUndefined();
});

describe("an e-mail", () => {
  const letters = inStyle("email").map(({ letter }) => letter);

  test("has at most eight lines, without addresses, and how to reach the sender below the name", () => {
    for (const letter of letters) {
      const text = letterText(letter);
      expect(text).toMatch(/^(?:Subject|Objet)/);
      expect(letter.recipient).toEqual([]);
      expect(letter.signature.length).toBeGreaterThan(0);
      const lines = letter.paragraphs.map(paragraphText).join("\n").split("\n").length;
      expect(lines).toBeGreaterThanOrEqual(2);
      expect(lines).toBeLessThanOrEqual(8);
      expect(text.endsWith([letter.sender.name, ...letter.signature].join("\n"))).toBe(true);
    }
  });
});

test("a notice period and what the posting asks are sentences, and lines that cannot be stay lines", () => {
  const prepared = prepareLetter({
    profile: storedProfile.parse({
      profile: { first_name: "Ada", last_name: "Marsh" },
      experiences: [
        {
          company: "Calder Mill",
          title: "Finance Manager",
          start_date: "02/2018",
          is_current: true,
          description:
            "Own the annual audit with external auditors; no adjustments in 3 years\nRolled out Sage Intacct across three sites",
        },
        {
          company: "St Alban",
          title: "Accountant",
          start_date: "2012",
          end_date: "2018",
          description: "Restricted funds and grant reporting worth £2.4m a year",
        },
      ],
      other: [{ label: "Notice period", content: "Three months." }],
    }),
    jobDescription:
      "Head of Finance\nCommon Ground\n\nYou will:\n- lead the annual audit\n- manage restricted funds and grant reporting\n\nEssential: Sage Intacct.",
    fallbackLanguage: "en",
    style: "prose",
    today: { year: 2026, month: 11, day: 21 },
  });
  if (prepared.kind !== "prepared") throw new Error(prepared.kind);
  const text = letterText(composeLetter(prepared.composition));
  expect(text).toContain(
    "At Calder Mill, as Finance Manager (since 2018), I own the annual audit with external auditors; no adjustments in 3 years. I rolled out Sage Intacct across three sites.",
  );
  expect(text).toContain("— Restricted funds and grant reporting worth £2.4m a year");
  expect(text).toContain("My notice period is three months.");
});
