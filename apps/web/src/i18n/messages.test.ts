import {
  compareMessages,
  frenchTypographyProblems,
  listMessages,
} from "@postulo/i18n/compare-messages";
import type { Messages } from "@postulo/i18n/messages";
import { describe, expect, test } from "vitest";

const catalogues = import.meta.glob<Messages>("../**/messages.en.ts", {
  eager: true,
  import: "messages",
});
const translations = import.meta.glob<Messages>("../**/messages.fr.ts", {
  eager: true,
  import: "messages",
});
const sources = import.meta.glob<string>(
  ["../**/*.{ts,tsx}", "!../**/messages.*.ts", "!../**/*.test.{ts,tsx}"],
  {
    eager: true,
    query: "?raw",
    import: "default",
  },
);

/** Texts that are the same in both languages. */
const sameInBoth = new Set([
  "Actions",
  "E-mail",
  "Contact",
  "LinkedIn",
  "Menu",
  "Date",
  "Source",
  "Message",
  "Type",
  "Description",
]);
const isOnlyMarks = (text: string) => !/\p{L}{2}/u.test(text.replace(/\{\w+\}|Postulo/g, ""));

const everySource = Object.values(sources).join("\n");

/** A key counts as used when the code names it, or builds it from a prefix: t(`errors.${code}`). */
function isUsed(key: string): boolean {
  if (everySource.includes(`"${key}"`) || everySource.includes(`\`${key}\``)) return true;
  const parts = key.split(".");
  return parts.some((_, at) => {
    const prefix = parts.slice(0, at).join(".");
    const suffix = parts.slice(at + 1).join(".");
    const start = prefix ? `\`${prefix}.\${` : "`${";
    const end = suffix ? `}.${suffix}\`` : "}`";
    return everySource
      .split(start)
      .slice(1)
      .some((rest) => /^[\w.]+/.exec(rest) && rest.replace(/^[^}]*/, "").startsWith(end));
  });
}

describe.each(Object.entries(catalogues))("%s", (file, english) => {
  const french = translations[file.replace(".en.ts", ".fr.ts")];

  test("says the same in English and in French, with the same parameters", () => {
    expect(french, "there is no French file").toBeDefined();
    expect(listMessages(english).size).toBeGreaterThan(0);
    expect(compareMessages(english, french ?? {})).toEqual([]);
  });

  test("has no text that was left in English", () => {
    const translated = listMessages(french ?? {});
    const left = [...listMessages(english)].flatMap(([key, texts]) =>
      texts.filter(
        (text) =>
          !isOnlyMarks(text) && !sameInBoth.has(text) && translated.get(key)?.includes(text),
      ),
    );
    expect(left).toEqual([]);
  });

  test("is set as French is set", () => {
    expect(frenchTypographyProblems(french ?? {})).toEqual([]);
  });

  test("has no text that nothing shows", () => {
    expect([...listMessages(english).keys()].filter((key) => !isUsed(key))).toEqual([]);
  });
});

test("the catalogues were found", () => {
  expect(Object.keys(catalogues).length).toBeGreaterThan(4);
  expect(Object.keys(sources).length).toBeGreaterThan(50);
});
