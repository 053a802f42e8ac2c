import { unprintableCharacters } from "@postulo/domain/printable-text";
import { getDocumentProxy } from "unpdf";
import { expect, test } from "vitest";
import { z } from "zod";
import { pageOfText } from "./letter-page.ts";
import { createPrinter } from "./print-letter.ts";

const print = createPrinter();

/** Fonts draw an empty box for what they have not, and number it 0. */
const drawn = z.array(z.unknown());
const glyph = z.object({ originalCharCode: z.number() });

async function countBoxes(text: string): Promise<number> {
  const { content } = await print(pageOfText(text, { language: "en", paper: "a4" }));
  const document = await getDocumentProxy(new Uint8Array(content));
  let boxes = 0;
  for (let number = 1; number <= document.numPages; number += 1) {
    const { argsArray } = await (await document.getPage(number)).getOperatorList();
    for (const args of argsArray) {
      const [glyphs] = drawn.safeParse(args).data ?? [];
      for (const one of drawn.safeParse(glyphs).data ?? [])
        if (glyph.safeParse(one).data?.originalCharCode === 0) boxes += 1;
    }
  }
  return boxes;
}

/** The characters of all supported alphabets, symbols and emoji. */
const typed = [
  [0x21, 0x88f],
  [0x900, 0x97f],
  [0x1d00, 0x27bf],
  [0x2b50, 0x2b50],
  [0x1f600, 0x1f640],
].flatMap(([first = 0, last = 0]) =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)).filter(
    (character) => /[\p{L}\p{M}\p{N}\p{P}\p{S}]/u.test(character),
  ),
);

test("printable characters are rendered, not as an empty box", async () => {
  const printable = typed.filter((one) => unprintableCharacters(one).length === 0);
  expect(printable.length).toBeGreaterThan(4100);
  expect(await countBoxes(printable.join(" "))).toBe(0);
});

test("unprintable characters are reported, each once", async () => {
  const text = "山本 太郎 山 สมชาย 김민준 🎉 ＡＢ";
  const reported = unprintableCharacters(text);
  expect(reported.join("")).toBe("山本太郎สมชาย김민준🎉ＡＢ");
  expect(await countBoxes(reported.join(" "))).toBeGreaterThanOrEqual(reported.length);
  expect(
    unprintableCharacters("Zoé Œuvrard, Łódź, Αθήνα, Київ, שלום, النور: 12 € – “oui” ✓ 👍🏽"),
  ).toEqual(["👍", "🏽"]);
});
