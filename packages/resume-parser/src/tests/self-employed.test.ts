import { expect, test } from "vitest";
import { parseResume } from "../parse-resume.ts";
import { documentFromText } from "../testing/lines-from-text.ts";

const firstOf = (title: string, header: string) => {
  const text = `# Noor Verhaegen\nnoor@example.org\n\n**${title}**\n${header}\n- 60\nCook, Larmor Boats Ltd, Whitby, 2001 - 2003\n- Till`;
  const [first] = parseResume(documentFromText(text)).experiences;
  return [first?.title?.value, first?.company?.value, first?.location?.value];
};

test.each([
  ["Self-employed electrician, Leeds and Bradford, 2019 to now", "Leeds and Bradford"],
  ["Electrician, Leeds/Bradford, 2019 to now", "Leeds/Bradford"],
  ["Self-employed joiner, Bradford and Bingley, 2012 - 2015", "Bradford and Bingley"],
])("reads the towns of “%s” as its place", (header, place) => {
  expect(firstOf("WORK HISTORY", header).slice(1)).toEqual([undefined, place]);
});

test.each([
  ["Infirmière libérale, Nantes et Rezé, 2019 à ce jour", "Nantes et Rezé"],
  ["Infirmière libérale, Rezé et Bouguenais, 2019 à ce jour", "Rezé et Bouguenais"],
  ["Plombier auto-entrepreneur, Rezé & Bouguenais, 2019 à ce jour", "Rezé & Bouguenais"],
  ["Plombier indépendant, Lille, Roubaix et Tourcoing, 2017 - 2018", "Lille, Roubaix et Tourcoing"],
])("reads the towns of “%s” as its place", (header, place) => {
  expect(firstOf("EXPÉRIENCE PROFESSIONNELLE", header).slice(1)).toEqual([undefined, place]);
});

test.each([
  ["Clerk, Bradford & Bingley, 2012 - 2015", "Bradford & Bingley", undefined],
  ["Shop assistant, Marks and Spencer, Leeds, 2009 - 2012", "Marks and Spencer", "Leeds"],
  [
    "Cashier, Leeds and Bradford Building Society, 2004 - 2009",
    "Leeds and Bradford Building Society",
    undefined,
  ],
  ["Vitrier, Saint-Gobain et Fils, Nantes, 2015 - 2017", "Saint-Gobain et Fils", "Nantes"],
  ["Freelance developer, Larmor Boats Ltd, 2015 - 2017", "Larmor Boats Ltd", undefined],
  ["Barista, Lincoln & York, Brigg, 2015 - 2017", "Lincoln & York", "Brigg"],
  ["Buyer, Lancaster & York, Leeds, 2015 - 2017", "Lancaster & York", "Leeds"],
  ["Teacher | Durham and York, 2015 - 2017", "Durham and York", undefined],
  [
    "Freelance copywriter, Bradford and Bingley, Leeds, 2015 - 2017",
    "Bradford and Bingley",
    "Leeds",
  ],
  [
    "Freelance consultant for Bradford & Bingley, Leeds, 2015 - 2017",
    "Bradford & Bingley",
    "Leeds",
  ],
  ["Freelance consultant for Bradford & Bingley, 2015 - 2017", "Bradford & Bingley", undefined],
  ["Freelance consultant at Bradford & Bingley, 2015 - 2017", "Bradford & Bingley", undefined],
  ["Graphiste indépendante pour Lille et Roubaix, 2015 - 2017", "Lille et Roubaix", undefined],
  ["Graphiste indépendante chez Lille et Roubaix, 2015 - 2017", "Lille et Roubaix", undefined],
])("reads the employer of “%s”", (header, company, place) => {
  expect(firstOf("WORK HISTORY", header).slice(1)).toEqual([company, place]);
});
