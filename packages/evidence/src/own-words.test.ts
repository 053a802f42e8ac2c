import { expect, test } from "vitest";
import { ownLines } from "./own-words.ts";

test("lines of a description have neither bullets nor pictures around them; their words stay", () => {
  const description =
    "🔹 Baked rye\n✅ Sold it ✨\n• Kept Lego®\n2. Cut waste by ⬇️ 38%\n© Fourmi 2020";
  expect(ownLines(description, "en")).toEqual([
    "Baked rye",
    "Sold it",
    "Kept Lego®",
    "Cut waste by ⬇️ 38%",
    "© Fourmi 2020",
  ]);
});

test("an estimate and the stars of a hotel are no bullets", () => {
  expect(ownLines("~20 home visits\n★★★★ hotel, 60 rooms\n★ Baked rye", "en")).toEqual([
    "~20 home visits",
    "★★★★ hotel, 60 rooms",
    "Baked rye",
  ]);
});
