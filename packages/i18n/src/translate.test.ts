import { describe, expect, test } from "vitest";
import { createTranslate } from "./translate.ts";

const messages = {
  title: "Applications",
  form: { greeting: "Hello {name}", limits: { used: "{used} of {quota}" } },
  found: {
    plural: { one: "{count} application in {place}", other: "{count} applications in {place}" },
  },
} as const;

describe("translate", () => {
  const t = createTranslate(messages, "en");

  test("a text is found by its dotted key", () => {
    expect(t("title")).toBe("Applications");
    expect(t("form.limits.used", { used: 1, quota: 5 })).toBe("1 of 5");
  });

  test("a missing translation shows the translation key itself", () => {
    const loose = createTranslate<Record<string, string>>({ title: "Applications" }, "en");
    for (const key of ["nothing.here", "title.deeper", "", "toString", "__proto__"])
      expect(loose(key)).toBe(key);
    const groups = createTranslate<Record<string, { inner: string }>>(
      { group: { inner: "x" } },
      "en",
    );
    expect(groups("group.inner")).toBe("x");
  });

  test("a parameter's value is inserted literally", () => {
    expect(t("form.greeting", { name: "{name} $& <b>" })).toBe("Hello {name} $& <b>");
  });

  test("plurals and numbers follow the language", () => {
    expect(t("found", { count: 1, place: "Paris" })).toBe("1 application in Paris");
    expect(t("found", { count: 0, place: "Paris" })).toBe("0 applications in Paris");
    expect(t("found", { count: 12345, place: "Paris" })).toBe("12,345 applications in Paris");
    const french = createTranslate(
      { found: { plural: { one: "{count} candidature", other: "{count} candidatures" } } } as const,
      "fr",
    );
    expect(french("found", { count: 0 })).toBe("0 candidature");
    expect(french("found", { count: 1.5 })).toBe("1,5 candidature");
    expect(french("found", { count: 1_000_000 })).toBe("1\u202F000\u202F000 candidatures");
  });

  test("unknown keys, and missing or misspelt parameters are compile errors", () => {
    // @ts-expect-error no such key
    expect(t("form.goodbye")).toBe("form.goodbye");
    // @ts-expect-error the name is missing
    expect(t("form.greeting")).toBe("Hello {name}");
    // @ts-expect-error it is called name
    expect(t("form.greeting", { nom: "x" })).toBe("Hello {name}");
  });
});
