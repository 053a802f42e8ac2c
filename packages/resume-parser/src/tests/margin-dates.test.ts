import { expect, test } from "vitest";
import { linesOfPages } from "../lines-of-pages.ts";
import type { TextItem } from "../page.ts";

const item = (text: string, x: number, y: number): TextItem => ({
  text,
  x,
  y,
  width: text.length * 5,
  size: 10,
  font: "Serif",
  bold: false,
  italic: false,
});

const textsOf = (items: readonly TextItem[]) =>
  linesOfPages([{ width: 600, height: 800, items: [...items], links: [] }]).main.map(({ cells }) =>
    cells.map(({ text }) => text).join(" ¦ "),
  );

test("a date over two lines of a margin belongs to the row beside its first line", () => {
  expect(
    textsOf([
      item("Sept. 2021 –", 40, 98),
      item("janvier 2024", 40, 110),
      item("Horticultrice, Serres du Moulin", 130, 100),
      item("Semis et repiquage de quarante variétés anciennes.", 130, 114),
      item("2019 –", 40, 148),
      item("2021", 40, 160),
      item("Ouvrière agricole, GAEC des Volcans", 130, 150),
      item("Traite, affinage et vente sur les marchés de la région.", 130, 164),
    ]),
  ).toEqual([
    "Sept. 2021 – janvier 2024 ¦ Horticultrice, Serres du Moulin",
    "Semis et repiquage de quarante variétés anciennes.",
    "2019 – 2021 ¦ Ouvrière agricole, GAEC des Volcans",
    "Traite, affinage et vente sur les marchés de la région.",
  ]);
});

test("a date over four lines of a margin belongs to the row beside it", () => {
  expect(
    textsOf([
      item("Licence de botanique", 130, 98),
      item("De", 75, 100),
      item("Université de Lanvallec", 130, 110),
      item("septembre", 40, 112),
      item("2019 à août", 30, 124),
      item("2020", 65, 136),
      item("Baccalauréat", 130, 158),
      item("Depuis", 55, 160),
      item("octobre", 50, 172),
      item("2021", 65, 184),
    ]),
  ).toEqual([
    "De septembre 2019 à août 2020 ¦ Licence de botanique",
    "Université de Lanvallec",
    "Depuis octobre 2021 ¦ Baccalauréat",
  ]);
});

test("a date beside whose second line the text begins belongs to that text", () => {
  expect(
    textsOf([
      item("Nov 2016 –", 40, 100),
      item("Orchard keeper, Teal Farm", 130, 112),
      item("Present", 40, 112),
      item("Pruning of four hundred trees.", 130, 126),
    ]),
  ).toEqual(["Nov 2016 – Present ¦ Orchard keeper, Teal Farm", "Pruning of four hundred trees."]);
});

test("a start above the end of one entry is a range", () => {
  expect(
    textsOf([
      item("09/2012", 40, 100),
      item("Lycée de Lanvallec", 130, 100),
      item("Baccalauréat professionnel", 130, 121),
      item("06/2016", 40, 132),
      item("Mention bien et prix de la serre", 130, 137),
    ])[0],
  ).toBe("09/2012 – 06/2016 ¦ Lycée de Lanvallec");
});

test("a date over three lines above its entry is one line", () => {
  expect(
    textsOf([
      item("August 2013", 40, 100),
      item("to", 40, 112),
      item("May 2014", 40, 124),
      item("Grill chef at the Teal Inn", 40, 140),
    ]),
  ).toEqual(["August 2013 to May 2014", "Grill chef at the Teal Inn"]);
});

test("two dates of two entries stay apart", () => {
  expect(
    textsOf([
      item("2021", 40, 100),
      item("Prize of the orchard keepers", 130, 100),
      item("2019", 40, 113),
      item("Prize of the seed savers", 130, 113),
    ]),
  ).toEqual(["2021 ¦ Prize of the orchard keepers", "2019 ¦ Prize of the seed savers"]);
  expect(
    textsOf([
      item("2010", 40, 100),
      item("Prize of the orchard keepers", 130, 103),
      item("2012", 40, 118),
      item("Prize of the seed savers", 130, 121),
    ]),
  ).toEqual(["2010 ¦ Prize of the orchard keepers", "2012 ¦ Prize of the seed savers"]);
});

test("the lines of a column that end at one edge are no paragraph", () => {
  const right = (text: string, y: number) => item(text, 200 - text.length * 5, y);
  const lines = linesOfPages([
    {
      width: 600,
      height: 800,
      items: [
        right("Linux embarqué", 100),
        right("C et C++ moderne", 112),
        right("Électronique", 124),
        right("Scripts", 136),
      ],
      links: [],
    },
  ]).main;
  expect(lines.map(({ fills }) => fills)).toEqual([false, false, false, false]);
});

test("a date over lines of a margin can have a bar, a short year or its preposition between its halves", () => {
  const rows = (dates: readonly string[]) =>
    textsOf([
      ...dates.map((date, at) => item(date, 40, 98 + 12 * at)),
      item("Horticultrice, Serres du Moulin", 160, 98),
      item("Semis et repiquage de quarante variétés anciennes.", 160, 112),
    ])[0];
  const name = "Horticultrice, Serres du Moulin";
  expect(rows(["2021", "|", "2024"])).toBe(`2021 – 2024 ¦ ${name}`);
  expect(rows(["Du 04/10/19", "au 28/03/20"])).toBe(`Du 04/10/19 au 28/03/20 ¦ ${name}`);
  expect(rows(["Septembre 2021", "- Juillet 2023"])).toBe(
    `Septembre 2021 - Juillet 2023 ¦ ${name}`,
  );
});

test("dates and places of a margin in smaller print belong to the rows beside them", () => {
  const entries = [
    ["Mar 2019 – Sep 2023", "Paris", "Head Gardener"],
    ["Apr 2016 – Jun 2018", "Lyon", "Gardener"],
    ["Sep 2012 – Feb 2015", "Lille", "Apprentice Gardener"],
  ] as const;
  const items = entries.flatMap(([date, place, title], at) => {
    const y = 100 + at * 90;
    return [
      { ...item(date, 40, y - 6), size: 8 },
      { ...item(place, 40, y + 11), size: 8 },
      { ...item(title, 180, y), size: 16 },
      { ...item("Serres du Moulin", 180, y + 17), size: 16 },
      item(
        "Sowing and pricking out of forty old varieties of the region, and their sale.",
        180,
        y + 40,
      ),
    ];
  });
  expect(textsOf(items)).toEqual(
    entries.flatMap(([date, place, title]) => [
      `${date} ¦ ${title}`,
      `${place} ¦ Serres du Moulin`,
      "Sowing and pricking out of forty old varieties of the region, and their sale.",
    ]),
  );
});

test("a date whose words begin at positions of other rows is one", () => {
  const rows = ["2018", "2016", "2014"].flatMap((year, at) => [
    item("Apr", 40, 100 + at * 40),
    item(year, 61, 100 + at * 40),
    item("- Jun", 87, 100 + at * 40),
    item("2022", 118, 100 + at * 40),
    item("Gardener at the Moulin", 220, 100 + at * 40),
  ]);
  expect(textsOf(rows)).toEqual(
    ["2018", "2016", "2014"].map((year) => `Apr ${year} - Jun 2022 ¦ Gardener at the Moulin`),
  );
});

test("the end of a time above its start, with dots between them", () => {
  expect(
    textsOf([
      item("Oct 2024", 40, 100),
      item("...", 52, 108),
      item("May 2023", 40, 116),
      item("Gardener", 130, 100),
      item("Serres du Moulin", 130, 113),
      item("Sowing and pricking out of forty old varieties.", 130, 128),
    ]),
  ).toEqual([
    "May 2023 – Oct 2024 ¦ Gardener",
    "Serres du Moulin",
    "Sowing and pricking out of forty old varieties.",
  ]);
});

test("a start in the margin above a word for the present", () => {
  expect(
    textsOf([
      item("Gardener, Serres du Moulin", 40, 100),
      item("August 2024", 300, 100),
      item("Sowing and pricking out of old varieties.", 40, 116),
      item("Present", 300, 112),
    ]),
  ).toEqual([
    "Gardener, Serres du Moulin ¦ August 2024 – Present",
    "Sowing and pricking out of old varieties.",
  ]);
});

test("a date in other print that touches the text beside it is a cell of its own", () => {
  const dates = ["2012", "2013", "2014", "Apr 2018 - Jun 2022"];
  const rows = dates.flatMap((date, at) => [
    { ...item(date, 40, 100 + at * 40), size: 8 },
    { ...item("Gardener at the Moulin", 130, 100 + at * 40), bold: true },
  ]);
  expect(textsOf(rows)).toEqual(dates.map((date) => `${date} ¦ Gardener at the Moulin`));
});

test("a range below the place of an entry, beside its first item, belongs to the row of its names", () => {
  const right = (text: string, y: number) => item(text, 560 - text.length * 5, y);
  expect(
    textsOf([
      item("Lanternes SA, Chaudronnière", 40, 100),
      right("Brest", 100),
      item("• Pliage et roulage de tôles jusqu’à douze millimètres", 40, 113),
      right("mars 2019 – août 2022", 113),
      item("• Lecture de plans", 40, 126),
      item("Atelier du Port, Apprentie", 40, 150),
      right("Lorient", 150),
      item("• Découpe au chalumeau", 40, 163),
      right("2017 – 2019", 163),
    ]),
  ).toEqual([
    "Lanternes SA, Chaudronnière ¦ Brest ¦ mars 2019 – août 2022",
    "Pliage et roulage de tôles jusqu’à douze millimètres",
    "Lecture de plans",
    "Atelier du Port, Apprentie ¦ Lorient ¦ 2017 – 2019",
    "Découpe au chalumeau",
  ]);
});
