import type { pageOf } from "../written-layouts.ts";

type PageNotation = Parameters<typeof pageOf>[0];

const fonts = ["Carlito", "Carlito-Bold", "FontAwesome6Free-Solid", "CourierPrime"];
const size = "595 842";

/** Rows of words, each placed on its own, with gaps of `space` points. */
const wordsAt = ([x, y]: readonly [number, number], text: string, space = 3) => {
  let left = x;
  return text.split(" ").map((word) => {
    const item = `${left} ${y} ${word.length * 5} 10 0 ${word}`;
    left += word.length * 5 + space;
    return item;
  });
};

const contacts = ["E-mail", "Phone", "Town"].map(
  (label, at) => `50 ${60 + at * 14} 40 10 0 ${label}`,
);

/** Pages of our own, by what is special in them, in the notation of `layouts/pages.json`. */
export const ownPages: Readonly<Record<string, readonly PageNotation[]>> = {
  "superscripts, overlays and ligatures": [
    {
      size,
      fonts,
      links: [],
      items: [
        "50 60 60 20 1b Ada Example",
        "50.8 60.3 60 20 1 Ada Example",
        "50 100 15 10 0 Le 2",
        "65.2 96.5 4 6 0 e",
        "73 100 80 10 0 étage du quai",
        "50 120 90 10 0 Eﬃcient oﬀice ﬁtter",
        "50 140 60 10 0 co\u00ADoperative",
        "50 160 40 10 0 A\u200Bda",
        "50 180 80 10 0 H2O and CO",
        "131 183 5 6 0 2",
        "50 200 50 10 0 e\u0301te\u0301 2019",
        "50 220 90 10 0 10 ½ €",
        "300 220.9 80 10 0 same row",
        "300 240 80 10 0 lone",
      ],
    },
  ],
  "words placed one by one": [
    {
      size,
      fonts,
      links: [],
      items: [
        ...wordsAt([50, 60], "Fitter and welder of the harbour office in Leith"),
        ...wordsAt([50, 74], "with two apprentices and a boat", 5),
        ...wordsAt([50, 88], "2016 – 2020", 2),
        ...wordsAt([150, 88], "Quill Marine", 2),
        ...wordsAt([50, 102], "2013 – 2016", 2),
        ...wordsAt([150, 102], "Peak Metals", 2),
        ...wordsAt([50, 116], "2010 – 2013", 2),
        ...wordsAt([150, 116], "Tansley Build", 2),
        "50 130 200 10 0 Leith     Scotland\tUK",
        "50 144 60 10 3 Courier",
        "119 144 60 10 3 spaced",
        "50 158 5 10 0 •",
        "70 158 90 10 0 An item after a bullet",
        "50 172 60 10 0 near",
        "110.8 172 60 10 0 er",
      ],
    },
  ],
  "icons, labels and links": [
    {
      size,
      fonts,
      links: [
        "90 48 200 62 mailto:ada@mail.example",
        "90 93 200 105 https://www.linkedin.com/in/ada-example",
        "300 400 320 420 https://elsewhere.example",
      ],
      items: [
        ...contacts,
        "100 60 90 10 0 ada@mail.example",
        "100 74 90 10 0 07700 900 461",
        "100 88 60 10 0 Leith, UK",
        "50 102 10 10 2 \uF0E1",
        "64 102 60 10 0 ada-example",
        "50 116 10 10 2 \uF09B",
        "64 116 60 10 0 ada-codes",
        "50 130 10 10 2 \uF095",
        "64 130 60 10 0 0131 555 0101",
        "50 144 10 10 0 ✉",
        "64 144 60 10 0 ada@mail.example",
      ],
    },
  ],
  "running headers of three pages": [1, 2, 3].map((page) => ({
    size,
    fonts,
    links: [],
    items: [
      "50 30 120 10 0 Ada Example – Résumé",
      `50 100 200 10 0 Text of page ${page}`,
      "50 114 200 10 0 Repeated inside",
      `280 820 40 9 0 Page ${page + 8} of 11`,
      `500 820 40 9 0 ${page}`,
    ],
  })),
  "a sidebar beside positions": [
    {
      size,
      fonts,
      links: [],
      items: [
        "50 50 150 22 1b Ada Example",
        "50 100 70 12 1b CONTACT",
        "50 116 90 9 0 ada@mail.example",
        "50 130 60 9 0 0131 555 0101",
        "50 144 50 9 0 Leith, UK",
        "50 170 60 12 1b SKILLS",
        "50 186 40 9 0 Welding",
        "50 200 40 9 0 Pumps",
        "50 214 40 9 0 Turning",
        "50 228 40 9 0 Milling",
        "220 100 90 12 1b EXPERIENCE",
        "220 117 60 10 1b Fitter",
        "480 117 70 10 0 2016 – 2020",
        "220 131 80 10 0 Quill Marine, Leith",
        "220 145 260 10 0 Kept the pumps of forty boats in order, and trained two",
        "220 159 240 10 0 apprentices who are fitters of their own today.",
        "220 180 60 10 1b Apprentice",
        "480 180 70 10 0 2013 – 2016",
        "220 194 80 10 0 Peak Metals, Matlock",
        "220 208 200 10 0 Turned and milled shafts.",
        "220 240 80 12 1b EDUCATION",
        "220 257 120 10 0 NVQ Plumbing, City College",
        "480 257 30 10 0 2013",
      ],
    },
  ],
  "dates and places in margins": [
    {
      size,
      fonts,
      links: [],
      items: [
        "50 50 150 20 1b Ada Example",
        "50 90 100 12 1b EXPERIENCE",
        "50 110 62 10 0 06/2016 –",
        "50 122 40 10 0 08/2020",
        "130 110 60 10 1b Fitter",
        "130 122 90 10 0 Quill Marine",
        "500 122 30 10 0 Leith",
        "130 136 200 10 0 Kept pumps in order.",
        "50 156 62 10 0 09/2013 –",
        "50 168 40 10 0 05/2016",
        "130 156 60 10 1b Apprentice",
        "130 168 90 10 0 Peak Metals",
        "500 168 40 10 0 Matlock",
        "130 182 200 10 0 Turned shafts.",
        "50 210 100 12 1b EDUCATION",
        "50 230 30 10 0 2013",
        "130 230 90 10 0 NVQ Plumbing",
        "130 242 90 10 0 City College",
      ],
    },
  ],
};
