import { Buffer } from "node:buffer";
import { type TextFormat, usualText } from "../styled-text.ts";
import { charsetPages, decodeRtf, windows1252 } from "./rtf-encoding.ts";
import { plainParagraph, RtfFlow, type RtfParagraph } from "./rtf-flow.ts";
import type { RtfListener } from "./rtf-tokens.ts";
import {
  type Destination,
  destinationWords,
  filePages,
  flowWords,
  paragraphEnds,
  paragraphWords,
  readOptional,
  replacements,
  symbolWords,
  textWords,
} from "./rtf-words.ts";

interface Font {
  name: string;
  page: number | undefined;
}

interface Field {
  instruction: string;
  readonly outer: Field | undefined;
}

/** What a group inherits, and gives back at its end. */
interface Group {
  readonly text: TextFormat;
  readonly font: number;
  readonly paragraph: RtfParagraph;
  readonly destination: Destination;
  readonly flow: RtfFlow;
  readonly field: Field | undefined;
  /** Characters that follow `\u` for older programs. */
  readonly fallback: number;
}

/** The texts of an RTF file. */
export interface RtfTexts {
  readonly body: RtfFlow;
  readonly headers: RtfFlow[];
  readonly sides: RtfFlow[];
}

const maxInstruction = 5_000;

function urlOf(field: Field | undefined): string | undefined {
  for (let one = field; one; one = one.outer) {
    const url = /HYPERLINK\s+"([^"]+)"/.exec(one.instruction)?.[1];
    if (url !== undefined) return url;
  }
  return undefined;
}

/** Interprets the control words that apply to what follows them, group by group. */
export class RtfInterpreter implements RtfListener {
  readonly texts: RtfTexts = { body: new RtfFlow(), headers: [], sides: [] };
  readonly #fonts = new Map<number, Font>();
  readonly #outer: Group[] = [];
  #group: Group = {
    text: usualText,
    font: 0,
    paragraph: plainParagraph,
    destination: "text",
    flow: this.texts.body,
    field: undefined,
    fallback: 1,
  };
  #bytes = "";
  #page = windows1252;
  #defaultFont = 0;
  #marker = "";
  #isOptional = false;
  #skipped = 0;

  readonly open = (): void => {
    this.#flush();
    this.#skipped = 0;
    this.#isOptional = false;
    this.#outer.push(this.#group);
  };

  readonly close = (): void => {
    this.#flush();
    this.#skipped = 0;
    const inner = this.#group;
    const outer = this.#outer.pop();
    if (outer === undefined) return;
    this.#group = outer;
    if (inner.flow !== outer.flow) inner.flow.end(inner.paragraph);
    if (inner.destination === "marker" && outer.destination !== "marker") this.#endMarker();
    if (this.#outer.length === 0) outer.flow.end(inner.paragraph);
  };

  readonly text = (bytes: string): void => {
    const from = Math.min(this.#skipped, bytes.length);
    this.#skipped -= from;
    if (!this.#isSkipped()) this.#bytes += bytes.slice(from);
  };

  readonly control = (word: string, param: number | undefined): void => {
    this.#flush();
    if (word === "*") {
      this.#isOptional = true;
      return;
    }
    const isOptional = this.#isOptional;
    this.#isOptional = false;
    if (this.#openDestination(word, isOptional)) return;
    if (this.#isSkipped()) return;
    if (word === "u") this.#addUnicode(param);
    else if (this.#skipped > 0 && symbolWords.has(word) && word.length === 1) this.#skipped -= 1;
    else {
      this.#skipped = 0;
      this.#apply(word, param);
    }
  };

  #change(change: Partial<Group>): void {
    this.#group = { ...this.#group, ...change };
  }

  #isSkipped(): boolean {
    return ["skipped", "replaced"].includes(this.#group.destination);
  }

  #openDestination(word: string, isOptional: boolean): boolean {
    if (replacements.has(word)) {
      if (this.#group.destination === "replaced") this.#change({ destination: "text" });
      return true;
    }
    if (isOptional && !readOptional.has(word)) {
      this.#change({ destination: "skipped" });
      return true;
    }
    if (this.#isSkipped()) return false;
    const destination = destinationWords.get(word);
    if (destination !== undefined) {
      this.#change({ destination });
      return true;
    }
    const kind = flowWords.get(word);
    if (kind !== undefined) {
      const flow = new RtfFlow();
      this.texts[kind === "header" ? "headers" : "sides"].push(flow);
      this.#change({ flow, paragraph: plainParagraph, text: usualText, field: undefined });
    } else if (word === "field") {
      this.#change({ field: { instruction: "", outer: this.#group.field } });
    }
    return kind !== undefined || word === "field";
  }

  #apply(word: string, param: number | undefined): void {
    const { paragraph, text, destination } = this.#group;
    const symbol = symbolWords.get(word);
    if (symbol !== undefined) this.#add(symbol);
    else if (destination === "fonts") this.#describeFont(word, param);
    else if (textWords.has(word))
      this.#change({ text: textWords.get(word)?.(text, param) ?? text });
    else if (paragraphWords.has(word))
      this.#change({ paragraph: paragraphWords.get(word)?.(paragraph, param) ?? paragraph });
    else if (!this.#endOf(word)) this.#set(word, param);
  }

  /** Whether the word is the end of a paragraph, cell or row. */
  #endOf(word: string): boolean {
    const { flow, paragraph, destination } = this.#group;
    if (destination !== "text") return false;
    const depth = Math.max(2, paragraph.depth);
    if (paragraphEnds.has(word)) flow.endParagraph(paragraph);
    else if (word === "trowd") {
      if (paragraph.depth < 2) flow.beginRow();
    } else if (word === "cell") flow.endCell(paragraph, 1);
    else if (word === "nestcell") flow.endCell(paragraph, depth);
    else if (word === "row") flow.endRow(1);
    else if (word === "nestrow") flow.endRow(depth);
    else return false;
    return true;
  }

  /** Words for the file's character set, fonts and the length of fallbacks. */
  #set(word: string, param: number | undefined): void {
    const page = word === "ansicpg" ? param : filePages.get(word);
    if (page !== undefined) this.#page = page;
    else if (word === "deff") this.#defaultFont = param ?? 0;
    else if (word === "f") this.#change({ font: param ?? 0 });
    else if (word === "uc") this.#change({ fallback: Math.max(0, param ?? 1) });
    else if (word === "plain") this.#change({ text: usualText, font: this.#defaultFont });
  }

  #describeFont(word: string, param: number | undefined): void {
    if (word === "f") this.#change({ font: param ?? 0 });
    const font = this.#fonts.get(this.#group.font) ?? { name: "", page: undefined };
    if (word === "f") font.name = "";
    if (word === "fcharset") font.page = charsetPages.get(param ?? 0);
    this.#fonts.set(this.#group.font, font);
  }

  #addUnicode(param: number | undefined): void {
    if (param === undefined || Number.isNaN(param)) return;
    this.#add(String.fromCharCode(param & 0xffff));
    this.#skipped = this.#group.fallback;
  }

  #flush(): void {
    if (this.#bytes === "") return;
    const page = this.#fonts.get(this.#group.font)?.page ?? this.#page;
    const isTable = this.#group.destination === "fonts";
    const text = decodeRtf(Buffer.from(this.#bytes, "latin1"), isTable ? windows1252 : page);
    this.#bytes = "";
    this.#add(text);
  }

  #add(text: string): void {
    const { destination, field, font: number, flow, text: format } = this.#group;
    const font = this.#fonts.get(number);
    switch (destination) {
      case "skipped":
      case "replaced":
        return;
      case "fonts":
        if (font) font.name += text.replace(/;.*/s, "");
        return;
      case "marker":
        this.#marker += text;
        return;
      case "instruction":
        if (field && field.instruction.length < maxInstruction) field.instruction += text;
        return;
      case "text":
        flow.add(text, { ...format, font: font?.name ?? "", url: urlOf(field) });
    }
  }

  /** A list marker: a paragraph with an empty one is in a list without markers. */
  #endMarker(): void {
    if (this.#marker.trim() !== "") this.#group.flow.markItem();
    this.#marker = "";
  }
}
