import { expect, test } from "vitest";
import { defineTranslators } from "./translators.ts";

const english = {
  title: "Letters",
  count: { plural: { one: "{count} letter", other: "{count} letters" } },
} as const;

test("translates to each language", () => {
  const translate = defineTranslators(english, {
    fr: {
      title: "Lettres",
      count: { plural: { one: "{count} lettre", other: "{count} lettres" } },
    },
  });
  expect(translate("en")("title")).toBe("Letters");
  expect(translate("fr")("title")).toBe("Lettres");
  expect(translate("en")("count", { count: 1234 })).toBe("1,234 letters");
  expect(translate("fr")("count", { count: 0 })).toBe("0 lettre");
  expect(translate("fr")).toBe(translate("fr"));
});

test("does not compile without a language, or without a text of it", () => {
  // @ts-expect-error There is no French.
  expect(defineTranslators(english, {})("fr")("title")).toBe("title");
  // @ts-expect-error The French has no title.
  expect(defineTranslators({ title: "Letters" }, { fr: {} })("fr")("title")).toBe("title");
});
