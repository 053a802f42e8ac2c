import { expect, test } from "vitest";
import { cleanText, joinWrapped, stripBullet } from "./clean-text.ts";

test("normalises ligatures and full-width characters, removes invisible ones", () => {
  expect(cleanText("eﬃcient oﬀice Ａcme\u200B").text).toBe("efficient office Acme");
});

test("composes spacing accents of old TeX fonts with their letters", () => {
  expect(cleanText("Universit´e, tr`es, f¨ur").text).toBe("Université, très, für");
});

test("removes an icon and returns its meaning", () => {
  expect(cleanText("\uF095", "FontAwesome")).toEqual({ text: "", icon: "phone", hadIcon: true });
  expect(cleanText("📧 ada@example.org")).toMatchObject({
    text: " ada@example.org",
    icon: "email",
  });
  expect(cleanText("T", "MarVoSym").text).toBe("");
});

test("recognises bullets of symbol fonts", () => {
  expect(stripBullet(cleanText("\uF0B7 Led a team", "SymbolMT").text)).toBe("Led a team");
  expect(stripBullet("- Led a team")).toBe("Led a team");
  expect(stripBullet("-12 degrees")).toBeUndefined();
});

test("joins hyphenated words, keeps the hyphen of compounds", () => {
  expect(joinWrapped(["ruled by imag-", "ination"])).toBe("ruled by imagination");
  expect(joinWrapped(["modern event-", "driven systems"])).toBe("modern event-driven systems");
  expect(joinWrapped(["submis\u00AD", "sions"])).toBe("submissions");
  expect(joinWrapped(["one line", "another"])).toBe("one line another");
});
