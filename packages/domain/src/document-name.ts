import type { LetterLanguage } from "./letter-language.ts";

/** What a person sends with an application; "application" is all of it in one file. */
type DocumentKind = "cv" | "letter" | "application";

const kindNames: Readonly<Record<LetterLanguage, Readonly<Record<DocumentKind, string>>>> = {
  en: { cv: "CV", letter: "Letter", application: "Application" },
  fr: { cv: "CV", letter: "Lettre", application: "Candidature" },
};

export interface NamedDocument {
  readonly kind: DocumentKind;
  readonly language: LetterLanguage;
  readonly firstName: string;
  readonly lastName: string;
  /** The employer, if the document is for one. */
  readonly company?: string | undefined;
}

// Slashes would be folders, the others are not allowed in names of Windows; invisible characters could reverse a name. Forms of
// employers reject "&" and pictures.
const notInNames =
  /[/\\:*?"<>|&\p{Cc}\p{Cf}\p{Co}\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\u{FE0F}]/gu;
const edges = " .,;&_-";
/** Of a part; with three of them a name is below the 255 bytes of file systems in any script. */
const maxPartBytes = 72;

const utf8Bytes = (character: string) => {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
};

/** The first characters that fit, up to the last whole word if there are several. */
function shortened(text: string): string {
  let bytes = 0;
  let kept = "";
  for (const character of text) {
    bytes += utf8Bytes(character);
    if (bytes > maxPartBytes) return kept.slice(0, Math.max(0, kept.lastIndexOf("-")) || undefined);
    kept += character;
  }
  return kept;
}

function trimmedEdges(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && edges.includes(text.charAt(start))) start += 1;
  while (end > start && edges.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

function namePart(text: string): string {
  const valid = text.toWellFormed().normalize("NFC").replaceAll(notInNames, " ");
  return shortened(trimmedEdges(valid.replaceAll(/\s+/g, " ")).replaceAll(/ ?[-–—] ?| /g, "-"));
}

const legalForms = new Set(
  [
    "Ltd Limited PLC LLC LLP Inc Incorporated Corp Corporation Pty GmbH AG KG SE BV NV AB Oy AS ApS SpA SRL",
    "SA SAS SASU SARL EURL SCOP SNC SCI SCIC SELARL",
  ]
    .join(" ")
    .split(" ")
    .flatMap((form) => [form, form.toUpperCase()]),
);
const isLegalForm = (word: string) => legalForms.has(word.replaceAll(".", ""));

/** The employer as people say it: "Calder Valves Ltd" without "Ltd". */
function spokenCompany(company: string): string {
  const words = company.split(/[\s,]+/).filter((word) => word !== "");
  const isSuffix = words.length > 1 && isLegalForm(words.at(-1) ?? "");
  return (isSuffix ? words.slice(0, -1) : words).join(" ");
}

/**
 * The file name of a document, such as `Whitlock-Hannah-Letter-Calder.pdf`. Valid on all file systems, at most 255 bytes.
 * Without a name it begins with the kind.
 */
export function documentFileName(named: NamedDocument, extension: string): string {
  const { kind, language, firstName, lastName, company = "" } = named;
  const parts = [
    namePart(lastName),
    namePart(firstName),
    kindNames[language][kind],
    namePart(spokenCompany(company)),
  ].filter((part) => part !== "");
  return `${parts.join("-")}.${extension}`;
}

const joined = (parts: readonly string[], by: string) =>
  parts
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .join(by);

interface TitledDocument {
  readonly kind: DocumentKind;
  readonly language: LetterLanguage;
  /** Of the person. */
  readonly name: string;
  readonly jobTitle?: string | undefined;
  readonly company?: string | undefined;
}

/** The title inside a document, such as "Letter – Hannah Whitlock – Head of Finance, Calder Valves". */
export function documentTitle(titled: TitledDocument): string {
  const { kind, language, name, jobTitle = "", company = "" } = titled;
  return joined([kindNames[language][kind], name, joined([jobTitle, company], ", ")], " – ");
}
