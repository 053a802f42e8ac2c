import { fold } from "@postulo/lexicon/fold";
import { label } from "@postulo/lexicon/posting-lines";

/** In characters; the rest of a longer posting is ignored. */
const maxReadCharacters = 40_000;

const entities: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  eacute: "é",
  egrave: "è",
  ecirc: "ê",
  agrave: "à",
  acirc: "â",
  ccedil: "ç",
  ocirc: "ô",
  icirc: "î",
  ucirc: "û",
  ugrave: "ù",
  rsquo: "’",
  lsquo: "‘",
  ldquo: "“",
  rdquo: "”",
  ndash: "–",
  mdash: "—",
  bull: "•",
  middot: "·",
  laquo: "«",
  raquo: "»",
  euml: "ë",
  iuml: "ï",
  uuml: "ü",
  ouml: "ö",
  auml: "ä",
  oelig: "œ",
  deg: "°",
  pound: "£",
  hellip: "…",
  euro: "€",
};

function decodeEntities(text: string): string {
  return text.replace(/&(#x?[0-9a-f]{1,6}|[a-z]{2,8});/gi, (whole, name: string) => {
    if (!name.startsWith("#")) return entities[name.toLowerCase()] ?? whole;
    const code = /^#x/i.test(name)
      ? Number.parseInt(name.slice(2), 16)
      : Number.parseInt(name.slice(1), 10);
    return code > 31 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
      ? String.fromCodePoint(code)
      : " ";
  });
}

/** Uses indexOf, since one pattern would take quadratic time on a thousand unclosed brackets. */
function withoutSpans(text: string, open: string, close: string): string {
  const lower = text.toLowerCase();
  let out = "";
  let from = 0;
  for (;;) {
    const start = lower.indexOf(open, from);
    if (start < 0) return out + text.slice(from);
    out += `${text.slice(from, start)} `;
    const end = lower.indexOf(close, start);
    if (end < 0) return out;
    from = end + close.length;
  }
}

const looksLikeHtml =
  /<\/?(?:p|div|br|li|ul|ol|h[1-6]|span|html|body|strong|b|em|table|tr|td|section|script|style|a)\b[^<>]{0,500}>/i;

function withoutMarkup(text: string): string {
  const visible = ["script", "style", "head", "noscript"].reduce(
    (rest, name) => withoutSpans(rest, `<${name}>`, `</${name}>`),
    withoutSpans(text, "<!--", "-->").replace(
      /<(script|style|head|noscript)\s[^<>]{0,500}>/gi,
      "<$1>",
    ),
  );
  return decodeEntities(
    visible
      .replace(/<li\b[^<>]{0,500}>/gi, "\n• ")
      .replace(
        /<\/?(?:p|div|br|ul|ol|h[1-6]|table|tr|section|header|footer|article)\b[^<>]{0,500}>/gi,
        "\n",
      )
      .replace(/<[a-z/][^<>]{0,2000}>/gi, " "),
  );
}

/** Control and format characters: invisible marks, direction overrides. */
const invisible = /(?![\n\t])[\p{Cc}\p{Cf}]/gu;

/** The first byte of a no-break space that was read in another encoding: "experienceÂ with". */
const misreadBlank = /\u00c2(?=\s|$)/gm;

/** Between the cells of a table or the columns of a page. */
const wideGap = /(?<=[\p{L}\d)%*]{4})(?:[ \u00a0]{2,}|[ \u00a0]?\t[ \u00a0\t]*)(?=[\p{Lu}\d£€$])/gu;

/** "Intitulé du poste", a tab and "agent de service": a label and its value. */
const labelCell = /^([^\t\n]{3,30})\t[ \u00a0\t]*(?=\p{Ll})/gmu;
const breakLabels = (text: string): string =>
  text.replace(labelCell, (cells: string, name: string) =>
    label.test(fold(name.trim())) ? `${name}\n` : cells,
  );

/** A list item whose bullet is alone on the line before it. */
const loneMark = /^([-•*·–▪●]) ?\n+(?=[^\s\-•*·–▪●])/gmu;
/** The borders of a row of a table, and blanks. */
const tableEdge = /^[|\s]+|(?<![|\s])[|\s]+$/g;

/** Signs around a line that make it stand out: ">>> BAKER <<<", "~~ Baker ~~". */
const frameStart = /^[<>~]{2,}\s*/;
const frameEnd = /(?<![<>~])[<>~]{2,}$/;

/** A line of such signs alone stays: it divides. */
function withoutFrame(line: string): string {
  const framed = line.replace(frameStart, "").replace(frameEnd, "").trimEnd();
  return framed === "" ? line : framed;
}

/** Pasted text as lines, without markup, entities, invisible characters and repeated blanks. */
export function plainText(pasted: string): string {
  const cut = pasted.slice(0, maxReadCharacters * 2);
  const text = looksLikeHtml.test(cut)
    ? withoutMarkup(cut)
    : breakLabels(cut).replace(wideGap, "\n");
  return text
    .normalize("NFC")
    .replace(/\r\n?|\u2028|\u2029/g, "\n")
    .replace(invisible, "")
    .replace(misreadBlank, "")
    .replace(/[^\S\n]+/g, " ")
    .split("\n")
    .map((line) => withoutFrame(line.replace(tableEdge, "")))
    .join("\n")
    .replace(loneMark, "$1 ")
    .replace(/\n{3,}/g, "\n\n")
    .trim()
    .slice(0, maxReadCharacters);
}
