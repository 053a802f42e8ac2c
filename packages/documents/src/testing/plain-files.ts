import type { LineDocument } from "@postulo/resume-parser/line";
import { odtFile } from "./odt-file.ts";

const textsOf = ({ main, sides }: LineDocument) =>
  [main, ...sides].flat().map(({ cells }) => cells.map(({ text }) => text));

const escapedXml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** The lines as an OpenDocument text: a paragraph for each, with a tab between its cells. */
export const odtOfLines = (document: LineDocument): Uint8Array =>
  odtFile({
    body: textsOf(document)
      .map((cells) => `<text:p>${cells.map(escapedXml).join("<text:tab/>")}</text:p>`)
      .join(""),
  });

const escapedRtf = (text: string) =>
  text
    .replaceAll(/[\\{}]/g, String.raw`\$&`)
    .replaceAll(/[^\u{20}-\u{7e}]/gu, (sign) =>
      [...Array(sign.length).keys()]
        .map((at) => String.raw`\u${(sign.charCodeAt(at) << 16) >> 16}?`)
        .join(""),
    );

/** The lines as an RTF file: a paragraph for each, with a tab between its cells. */
export function rtfOfLines(document: LineDocument): Uint8Array {
  const body = textsOf(document)
    .map((cells) => String.raw`\pard ${cells.map(escapedRtf).join(String.raw`\tab `)}\par `)
    .join("\n");
  const fonts = String.raw`{\fonttbl{\f0\fswiss\fcharset0 Arial;}}{\info{\title Untitled}}`;
  return new Uint8Array(
    Buffer.from(String.raw`{\rtf1\ansi\ansicpg1252\deff0${fonts}\f0\fs22 ${body}}`, "latin1"),
  );
}
