import type { TextFormat } from "../styled-text.ts";
import { plainParagraph, type RtfParagraph } from "./rtf-flow.ts";

/** What becomes of the text in a group; of a replaced one, another form inside it is read. */
export type Destination = "text" | "skipped" | "replaced" | "fonts" | "marker" | "instruction";

/** Texts of their own: headers are read before the body, the others beside it. */
export type FlowKind = "header" | "side";

export const flowWords: ReadonlyMap<string, FlowKind> = new Map<string, FlowKind>([
  ["header", "header"],
  ["headerl", "header"],
  ["headerr", "header"],
  ["headerf", "header"],
  ["footer", "side"],
  ["footerl", "side"],
  ["footerr", "side"],
  ["footerf", "side"],
  ["shptxt", "side"],
  ["dptxbxtext", "side"],
]);

const skippedWords =
  "colortbl stylesheet info pict nonshppict sp shprslt footnote annotation nonesttables listtable filetbl xe tc rxe txe template nextfile";

export const destinationWords: ReadonlyMap<string, Destination> = new Map<string, Destination>([
  ...skippedWords.split(" ").map((word): [string, Destination] => [word, "skipped"]),
  ["fonttbl", "fonts"],
  ["listtext", "marker"],
  ["pntext", "marker"],
  ["fldinst", "instruction"],
  ["fldrslt", "text"],
  ["upr", "replaced"],
  ["object", "replaced"],
]);

/** The Unicode form of a text, and the visible result of an object. */
export const replacements: ReadonlySet<string> = new Set(["ud", "result"]);

/** Destinations marked as optional (`\*`) whose text is read all the same. */
export const readOptional: ReadonlySet<string> = new Set([
  "shpinst",
  "do",
  "nesttableprops",
  "fldinst",
  "ud",
  "listtext",
  "pntext",
]);

export const symbolWords: ReadonlyMap<string, string> = new Map([
  ["tab", "\t"],
  ["\t", "\t"],
  ["line", "\n"],
  ["lbr", "\n"],
  ["column", "\n"],
  ["page", "\n"],
  ["emdash", "—"],
  ["endash", "–"],
  ["lquote", "‘"],
  ["rquote", "’"],
  ["ldblquote", "“"],
  ["rdblquote", "”"],
  ["bullet", "•"],
  ["emspace", "\u2003"],
  ["enspace", "\u2002"],
  ["qmspace", "\u2005"],
  ["~", "\u00a0"],
  ["_", "-"],
  ["-", "\u00ad"],
  ["\\", "\\"],
  ["{", "{"],
  ["}", "}"],
]);

export const paragraphEnds: ReadonlySet<string> = new Set(["par", "sect", "\r", "\n"]);

/** Code pages of the words for a file's character set. */
export const filePages: ReadonlyMap<string, number> = new Map([
  ["ansi", 1252],
  ["mac", 10000],
]);

const usualHalfPoints = 24;
const twipsPerPoint = 20;
const headingLevels = 9;

const isOn = (param: number | undefined) => param !== 0;

type Change<T> = (format: T, param: number | undefined) => T;

export const textWords: ReadonlyMap<string, Change<TextFormat>> = new Map<
  string,
  Change<TextFormat>
>([
  ["b", (format, param) => ({ ...format, bold: isOn(param) })],
  ["i", (format, param) => ({ ...format, italic: isOn(param) })],
  ["caps", (format, param) => ({ ...format, caps: isOn(param) })],
  ["v", (format, param) => ({ ...format, hidden: isOn(param) })],
  ["deleted", (format, param) => ({ ...format, hidden: isOn(param) })],
  ["fs", (format, param = usualHalfPoints) => ({ ...format, size: param / 2 })],
]);

export const paragraphWords: ReadonlyMap<string, Change<RtfParagraph>> = new Map<
  string,
  Change<RtfParagraph>
>([
  ["pard", () => plainParagraph],
  ["li", (format, param = 0) => ({ ...format, indent: param / twipsPerPoint })],
  ["lin", (format, param = 0) => ({ ...format, indent: param / twipsPerPoint })],
  ["sb", (format, param = 0) => ({ ...format, before: Math.max(0, param) / twipsPerPoint })],
  ["outlinelevel", (format, param = 0) => ({ ...format, isHeading: param < headingLevels })],
  ["intbl", (format) => ({ ...format, depth: Math.max(1, format.depth) })],
  ["itap", (format, param = 1) => ({ ...format, depth: Math.max(0, param) })],
]);
