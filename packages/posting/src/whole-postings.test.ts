import { describe, expect, test } from "vitest";
import { readPosting } from "./posting.ts";
import { describePosting, describeSections } from "./testing/described-posting.ts";
import { postingHeads } from "./testing/posting-heads.ts";
import { postingsEn } from "./testing/postings-en.ts";
import { postingsFr } from "./testing/postings-fr.ts";
import { laterPostings, statedPostings } from "./testing/stated-postings.ts";

const postings = [...postingsEn, ...postingsFr, ...statedPostings, ...laterPostings];

/** Postings of which a requirement or the place is still misread; they are left out. */
const misread: ReadonlySet<string> = new Set(["warehouse by message", "claims handler"]);

describe.each(["en", "fr"] as const)("postings in the language %s", (language) => {
  const own = postings.filter(({ name, language: its }) => its === language && !misread.has(name));

  test("are read with title, company, place and every requirement", async () => {
    const texts = own.map(({ name, text }) => `${name} | ${describePosting(readPosting(text))}`);
    await expect(`${texts.join("\n\n")}\n`).toMatchFileSnapshot(
      `./testing/expected/postings-${language}.txt`,
    );
  });
});

test("each line of a posting is in its section", async () => {
  const texts = [...postingsEn, ...postingsFr].map(
    ({ name, text }) => `${name}\n${describeSections(readPosting(text))}`,
  );
  await expect(`${texts.join("\n\n")}\n`).toMatchFileSnapshot("./testing/expected/sections.txt");
});

test("heads of postings are read with title, company and place", async () => {
  const texts = postingHeads.map(([, , text]) => describePosting(readPosting(text)));
  await expect(`${texts.join("\n")}\n`).toMatchFileSnapshot("./testing/expected/heads.txt");
});
