import { readFile } from "node:fs/promises";
import { plainResume } from "@postulo/resume-parser/plain-resume";
import { extractImages, getDocumentProxy } from "unpdf";
import { expect, test } from "vitest";
import { grayscaleImage } from "./internal/scan/grayscale-image.ts";
import { readScan } from "./internal/scan/read-scan.ts";
import { readDocument } from "./read-document.ts";
import { parseDocument } from "./testing/parse-document.ts";
import { recognisedPage } from "./internal/scan/recognised-page.ts";

const scan = new URL("testing/scans/en-ottoline-scan.pdf", import.meta.url);

test("a scan is rejected by default, and read with `scans`", async () => {
  const bytes = new Uint8Array(await readFile(scan));
  expect(await readDocument(bytes.slice())).toEqual({ kind: "rejected", reason: "no_text" });
  expect(plainResume(await parseDocument(bytes, true))).toMatchObject({
    profile: { first_name: "Ottoline", last_name: "Marsh", email: "ottoline.marsh@example.com" },
    experiences: [
      {
        title: "Night Cartographer",
        company: "Tideway Health",
        location: "Bristol",
        start_date: "2021-05",
        end_date: "2023-06",
      },
    ],
    competencies: expect.arrayContaining(["néerlandais"]),
  });
});

test("the largest picture of a page is read, whatever their order and proportions", async () => {
  const pdf = await getDocumentProxy(new Uint8Array(await readFile(scan)));
  const [scanned] = await extractImages(pdf, 1);
  await pdf.loadingTask.destroy();
  if (!scanned) throw new Error("The scan has no picture");
  const line = { data: new Uint8Array(300_000).fill(255), width: 3000, height: 100, channels: 1 };
  const bar = { ...line, width: 100, height: 3000 };
  const orders = [
    [scanned, line, bar],
    [bar, line, scanned],
  ];
  const pages = await readScan(orders.length, async (number) => ({
    width: 600,
    height: 300,
    pictures: orders[number - 1] ?? [],
  }));
  const texts = pages.map(({ items }) => items.map(({ text }) => text).join(" "));
  expect(texts).toEqual([
    expect.stringContaining("Night Cartographer"),
    expect.stringContaining("Night Cartographer"),
  ]);
});

test("a picture becomes gray, and no wider than needed", () => {
  const red = { data: new Uint8Array([255, 0, 0, 255, 0, 0]), width: 2, height: 1, channels: 3 };
  expect(grayscaleImage(red).bytes.slice(-2)).toEqual(new Uint8Array([76, 76]));
  const wide = { data: new Uint8Array(4000 * 4).fill(9), width: 4000, height: 4, channels: 1 };
  expect(grayscaleImage(wide)).toMatchObject({ width: 1333, height: 1 });
});

test("recognised words become items of a page, without noise, and marks before items are bullets", () => {
  const box = { x0: 10, y0: 20, x1: 30, y1: 40 };
  const word = (text: string, confidence = 90) => ({ text, confidence, bbox: box });
  const line = (...words: ReturnType<typeof word>[]) => ({
    baseline: { ...box, y0: 40 },
    rowAttributes: { rowHeight: 20 },
    words,
  });
  const { items } = recognisedPage([line(word("«"), word("Led")), line(word("~", 3))], {
    width: 100,
    height: 100,
    scale: 0.5,
  });
  expect(items.map(({ text, x, y, width, size }) => [text, x, y, width, size])).toEqual([
    ["•", 5, 20, 10, 10],
    ["Led", 5, 20, 10, 10],
  ]);
});
