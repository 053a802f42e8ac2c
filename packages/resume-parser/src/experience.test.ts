import { expect, test } from "vitest";
import { readExperiences } from "./experience.ts";
import { writtenLines } from "./testing/written-lines.ts";

const read = (text: string) =>
  readExperiences(writtenLines(text)).map(
    ({ title, company, location, start_date, end_date, is_current }) => [
      title?.value,
      company?.value,
      location?.value,
      start_date?.value,
      end_date?.value,
      is_current,
    ],
  );

test("post and employer on one line, the span at its end", () => {
  expect(
    read(`
**Warehouse Manager**, Tern Logistics – Leeds, UK\tJan 2020 – Present
- Ran a team of 12
**Forklift Driver**, Oakum Ltd – York, UK\tMar 2015 – Dec 2019
- Moved pallets`),
  ).toEqual([
    ["Warehouse Manager", "Tern Logistics", "Leeds, UK", "2020-01", undefined, true],
    ["Forklift Driver", "Oakum Ltd", "York, UK", "2015-03", "2019-12", false],
  ]);
});

test("one order for the whole section decides where the words of an entry say nothing", () => {
  expect(
    read(`
**Tern**
Engineer\t2020 – 2022
- Built things
**Quill**
Wizard of Light Bulb Moments\t2018 – 2020
- Had ideas
**Oakum**
Assistant\t2016 – 2018
- Helped`).map(([title, company]) => [title, company]),
  ).toEqual([
    ["Engineer", "Tern"],
    ["Wizard of Light Bulb Moments", "Quill"],
    ["Assistant", "Oakum"],
  ]);
});

test("several posts under one employer all get it", () => {
  expect(
    read(`
**Groupe Halvard**\tParis
Responsable logistique\t2020 – aujourd'hui
- Pilotage de deux entrepôts
Gestionnaire de stocks\t2017 – 2020
- Inventaires`),
  ).toEqual([
    ["Responsable logistique", "Groupe Halvard", "Paris", "2020", undefined, true],
    ["Gestionnaire de stocks", "Groupe Halvard", "Paris", "2017", "2020", false],
  ]);
});

test("spans in the margin, half of one on the next line", () => {
  expect(
    read(`
juin 2019 – janvier\tVendeuse, Maison Corbel, Tours
2022\t• Conseil aux clients
2017 – 2019\tCaissière, Super Plus, Blois
- Encaissement`),
  ).toEqual([
    ["Vendeuse", "Maison Corbel", "Tours", "2019-06", "2022-01", false],
    ["Caissière", "Super Plus", "Blois", "2017", "2019", false],
  ]);
});

test("what describes a post is kept, wrapped lines put together", () => {
  const [post] = readExperiences(
    writtenLines(`
**Clerk**, Oakum Ltd\t2015 – 2019
- Kept the books of forty small companies and answered their letters, which took more than
  one line to say
- Filed`),
  );
  expect(post?.description?.value).toBe(
    "• Kept the books of forty small companies and answered their letters, which took more than one line to say\n• Filed",
  );
  expect(post?.title).toEqual({ value: "Clerk", confidence: expect.any(Number), lines: [0] });
});
