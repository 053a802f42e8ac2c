import { expect, test } from "vitest";
import { parseResume } from "../parse-resume.ts";
import { documentFromText } from "../testing/lines-from-text.ts";

test.each([
  ["Waiter / Barista, Harbour Café, Leith", ["Waiter / Barista", "Harbour Café"]],
  ["Serveuse / barmaid, Café du Port, Brest", ["Serveuse / barmaid", "Café du Port"]],
  [
    "Front Office Agent / Night Auditor, Hotel Palace*****, Leith (182 rooms)",
    ["Front Office Agent / Night Auditor", "Hotel Palace*****, Leith (182 rooms)"],
  ],
  ["Chef / Harbour Café, Leith", ["Chef", "Harbour Café"]],
  ["Larmor Ltd / Waiter, Hull", ["Waiter", "Larmor Ltd"]],
])("two roles with a slash between them are one title: %s", (line, names) => {
  const { experiences } = parseResume(
    documentFromText(`# Ada Quill\n**EXPERIENCE**\n03.2019 – 04.2022\n${line}\n- Served 30 guests`),
  );
  expect(experiences.map(({ title, company }) => [title?.value, company?.value])).toEqual([names]);
});
