import { Buffer } from "node:buffer";
import { tagCounter } from "../complexity-limits.ts";

/** What a reader does with each token. */
export interface RtfListener {
  readonly open: () => void;
  readonly close: () => void;
  /** A control word or symbol with its number. */
  readonly control: (word: string, param: number | undefined) => void;
  /** Text in the code page of its font, one character per byte: plain, or the byte of `\'e9`. */
  readonly text: (bytes: string) => void;
}

/**
 * A group's begin or end, a byte, a control word with its number, a control symbol, or a piece of text. Pieces are bounded,
 * because a regular expression that V8 has not optimized, as in a process with much compiled code, takes memory for each
 * repetition and throws a RangeError after some million.
 */
const token =
  /([{}])|\\'([\da-f]{2})|\\([a-z]{1,40})(-?\d{1,10})? ?|\\([^a-z])|([^\\{}]{1,4096})/giy;
/** A hyphen that is not shown, in place of a byte without digits. */
const optionalHyphen = "-";

/**
 * Reads the tokens of an RTF file up to the end of its first group. Throws when that does not end, a length is false,
 * or the file exceeds the limits.
 */
export function readRtfTokens(file: Uint8Array, listener: RtfListener): void {
  const all = Buffer.from(file.buffer, file.byteOffset, file.byteLength).toString("latin1");
  const count = tagCounter();
  let depth = 0;
  /** The change of the depth. */
  const readBrace = (brace: string): number => {
    if (brace === "{") {
      count.open();
      listener.open();
      return 1;
    }
    count.close();
    listener.close();
    return -1;
  };
  token.lastIndex = all.indexOf("{");
  do {
    const found = token.exec(all);
    if (!found) throw new RangeError("The file ends early.");
    const [, brace, byte, word, digits, symbol, text] = found;
    const param = digits === undefined ? undefined : Number(digits);
    if (text === undefined) count.tag();
    else listener.text(text.replaceAll(/[\r\n]+/g, ""));
    if (brace !== undefined) depth += readBrace(brace);
    else if (byte !== undefined) listener.text(String.fromCharCode(Number.parseInt(byte, 16)));
    else if (word === "bin") token.lastIndex += Math.max(0, param ?? 0);
    else if (word !== undefined) listener.control(word, param);
    else if (symbol !== undefined)
      listener.control(symbol === "'" ? optionalHyphen : symbol, undefined);
  } while (depth > 0);
}
