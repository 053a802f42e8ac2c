import { trimSeparators } from "./internal/folded-text.ts";
import { found } from "./internal/found.ts";
import { isOnlyLevel, leadingLanguage, levelIn } from "./internal/skill-words.ts";
import { items, withoutLabel } from "./internal/skill-lists.ts";
import type { Line } from "./line.ts";
import type { ParsedCompetency } from "./parsed-resume.ts";

const levelBefore =
  /^(?:fluent(?: in)?|native|conversational|basic|intermediate|advanced|proficient in|bilingual in)\s+/iu;

/** A language with how well it is spoken, when the text begins with one. */
export function spoken(text: string, lines: readonly number[]): ParsedCompetency | undefined {
  const before = levelBefore.exec(text)?.[0] ?? "";
  const name = leadingLanguage(text.slice(before.length));
  if (name === undefined) return undefined;
  const rest = before + text.slice(text.indexOf(name) + name.length);
  return { name: found(name, 0.95, lines), category: "language", level: levelIn(rest) };
}

/** A language that no list knows, with how well it is spoken. */
function rareLanguage(item: string, lines: readonly number[]): ParsedCompetency | undefined {
  const [, name = "", note = ""] =
    /^(\p{L}{3,14})\s*(?:\(|:|[–—-])\s*(\S.*?)\)?$/u.exec(item) ?? [];
  if (name === "" || isOnlyLevel(name) || !isOnlyLevel(note)) return undefined;
  return { name: found(name, 0.6, lines), category: "language", level: levelIn(note) };
}

/** Reads spoken languages; other lines of such a section are notes. */
export function readLanguages(lines: readonly Line[]): ParsedCompetency[] {
  const known = spokenIn(lines, () => undefined);
  return known.length > 0 ? spokenIn(lines, rareLanguage) : known;
}

/** `Shona (native) and English (fluent)` are two. */
function eachLanguage(item: string): string[] {
  const parts = item.split(/(?<!\s)\s+(?:and|et|&)\s+/u);
  return parts.every((part) => leadingLanguage(part) !== undefined) ? parts : [item];
}

function spokenIn(lines: readonly Line[], rare: typeof rareLanguage): ParsedCompetency[] {
  return lines.flatMap((line, at) => {
    const texts =
      line.cells.length === 2 && leadingLanguage(line.cells[1]?.text ?? "") === undefined
        ? [line.cells.map((cell) => cell.text).join(" : ")]
        : line.cells.map((cell) => cell.text);
    return texts.flatMap((text) =>
      items(withoutLabel(text))
        .flatMap(eachLanguage)
        .flatMap((item) => {
          const name = trimSeparators(item);
          const language = spoken(name, [line.number]) ?? rare(name, [line.number]);
          const below = lines[at + 1]?.text ?? "";
          if (!language) return [];
          return [
            language.level === undefined && isOnlyLevel(below)
              ? { ...language, level: levelIn(below) }
              : language,
          ];
        }),
    );
  });
}
