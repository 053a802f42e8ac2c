import { expect, test } from "vitest";
import { cleanText, joinWrapped, withoutBullet } from "./clean-text.ts";

test("ligatures, full width and invisible characters are resolved", () => {
  expect(cleanText("eﬃcient oﬀice Ａcme\u200B").text).toBe("efficient office Acme");
});

test("accents of old TeX fonts find their letter", () => {
  expect(cleanText("Universit´e, tr`es, f¨ur").text).toBe("Université, très, für");
});

test("an icon is taken out and says what follows", () => {
  expect(cleanText("\uF095", "FontAwesome")).toEqual({ text: "", icon: "phone", hadIcon: true });
  expect(cleanText("📧 ada@example.org")).toMatchObject({
    text: " ada@example.org",
    icon: "email",
  });
  expect(cleanText("T", "MarVoSym").text).toBe("");
});

test("a bullet of a symbol font is a bullet", () => {
  expect(withoutBullet(cleanText("\uF0B7 Led a team", "SymbolMT").text)).toBe("Led a team");
  expect(withoutBullet("- Led a team")).toBe("Led a team");
  expect(withoutBullet("-12 degrees")).toBeUndefined();
});

test("words broken at the margin are put together, words with a hyphen keep it", () => {
  expect(joinWrapped(["ruled by imag-", "ination"])).toBe("ruled by imagination");
  expect(joinWrapped(["modern event-", "driven systems"])).toBe("modern event-driven systems");
  expect(joinWrapped(["submis\u00AD", "sions"])).toBe("submissions");
  expect(joinWrapped(["one line", "another"])).toBe("one line another");
});
