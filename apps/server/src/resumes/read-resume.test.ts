import { plainResume } from "@postulo/resume-parser/plain-resume";
import { describe, expect, test } from "vitest";
import { readResume } from "./read-resume.ts";
import { agreement } from "./testing/agreement.ts";
import { expectedResume } from "./testing/expected-resume.ts";
import { inventedPeople } from "./testing/invented-people.ts";
import {
  type DateStyle,
  dateStyles,
  type LayoutName,
  layoutNames,
  layouts,
} from "./testing/resume-layout.ts";
import { typstPdf } from "./testing/typst-pdf.ts";

async function readPdfOf(source: string) {
  const outcome = await readResume(typstPdf(source));
  if (outcome.kind !== "parsed") throw new Error(outcome.reason);
  return outcome.resume;
}

/**
 * Every invented person in every second layout, so that each layout is used for two or three and with each date
 * style.
 */
const cases = inventedPeople.flatMap((user, at) =>
  layoutNames.flatMap(
    (
      layout,
      place,
    ): { name: string; user: typeof user; layout: LayoutName; dates: DateStyle }[] => {
      if ((at + place) % 2 > 0) return [];
      const dates = dateStyles[((at + place) / 2) % dateStyles.length] ?? "short";
      const name = `${user.first} (${user.language}), ${layout}, ${dates} dates`;
      return [{ name, user, layout, dates }];
    },
  ),
);

const scores = { en: Array.of<number>(), fr: Array.of<number>() };
const mean = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0) / all.length;

describe("a PDF is read with few mistakes", () => {
  test.each(cases)("$name", async ({ user, layout, dates }) => {
    const resume = await readPdfOf(layouts[layout](user, dates));
    const score = agreement(expectedResume(user, layout, dates), plainResume(resume));
    scores[user.language].push(score);
    expect(resume.language).toBe(user.language);
    expect(score).toBeGreaterThan(0.95);
  });

  test("French is read as well as English", () => {
    expect(Math.abs(mean(scores.en) - mean(scores.fr))).toBeLessThan(0.03);
  });
});

test("running headers, page numbers and links without text are understood", async () => {
  const resume = await readPdfOf(`
#set page(margin: 2cm, header: [Ada Example #h(1fr) Résumé], footer: align(center)[Page #context counter(page).display() of 2])
#text(size: 22pt)[*Ada Example*] \\
#link("mailto:ada@example.org")[Write to me] · #link("https://github.com/ada-ex")[GitHub] · Ghent, Belgium
= Experience
*Librarian*, City Library, Ghent #h(1fr) 2019 – 2022
- Catalogue of maps
#pagebreak()
*Archivist*, State Archive, Bruges #h(1fr) 2015 – 2019
- Letters of the guilds
`);
  expect(plainResume(resume)).toMatchObject({
    profile: {
      first_name: "Ada",
      last_name: "Example",
      email: "ada@example.org",
      city: "Ghent",
      country: "Belgium",
    },
    websites: ["github.com/ada-ex"],
    experiences: [
      { title: "Librarian", company: "City Library", location: "Ghent" },
      { title: "Archivist", company: "State Archive", location: "Bruges" },
    ],
  });
});
