import { fold } from "./words.ts";

/** What a part of a posting is about. "intro" is everything before the first heading we know. */
type Section = "intro" | "duties" | "must" | "nice" | "employer" | "offer" | "apply";

export type PostingLine = {
  readonly text: string;
  readonly section: Section;
  readonly isBullet: boolean;
};

type HeadingRule = { readonly section: Section; readonly pattern: RegExp };

/** Tried from top to bottom on the folded heading; the more telling word first. */
const headingRules: readonly HeadingRule[] = [
  {
    section: "nice",
    pattern:
      /nice[ -]to[ -]have|bonus|preferred|desirable|would be (?:a plus|nice)|good to have|extra points|pluses|les plus\b|(?:serai(?:en)?t|est|sont) un plus|atouts?\b|souhaite(?:e|s|es)?\b|apprecie/,
  },
  {
    section: "offer",
    pattern:
      /we offer|what you(?:'ll| will) get|benefits|perks|compensation|salary|remuneration|avantages|nous (?:vous )?(?:offrons|proposons)|ce que nous offrons|conditions|why join|pourquoi nous|package|what's in it|in return/,
  },
  {
    section: "apply",
    pattern:
      /how to apply|to apply|application process|hiring process|recruitment process|postuler|candidature|processus|process de recrutement|contact|equal opportunit|diversity|handicap|privacy|deroulement/,
  },
  {
    section: "must",
    pattern:
      /requirements?|qualifications?|must[ -]have|essential|your profile|who you are|you have|you bring|what you(?:'ll| will)? (?:need|bring)|what we(?:'re| are)? look|looking for|we expect|about you\b|(?:your |key |required )?skills|experience|ideal candidate|person specification|profil|prerequis|competences|vous etes|vous avez|ce que nous (?:attendons|recherchons)|attendu|exigences|qualites requises|diplome|formation requise|savoir/,
  },
  {
    section: "duties",
    pattern:
      /responsibilit|what you(?:'ll| will) (?:do|be doing)|duties|the role|your role|the job|job description|about the (?:role|job|position)|tasks|your mission|day[ -]to[ -]day|missions?\b|responsabilites|activites|taches|votre role|le poste|descriptif|description du poste|description de l'offre|votre quotidien|you will\b|vous (?:serez|aurez|devrez)/,
  },
  {
    section: "employer",
    pattern:
      /about (?:us|the company|[a-z])|who we are|company|our story|a propos|qui sommes[ -]nous|l'entreprise|la societe|l'etablissement|notre histoire|presentation/,
  },
];

const maxHeadingWords = 8;
const bulletMark = /^(?:[•▪●◦‣·*✓✔➤►▶■□–—]|-(?=\s)|\d{1,2}[.)](?=\s)|o(?=\s+[A-Z]))\s*/u;

function headingSection(line: string): Section | undefined {
  const text = line.replace(/^[#*=\s\p{Extended_Pictographic}\uFE0F]+|[*=:\s]+$/gu, "");
  if (text === "" || text.split(/\s+/).length > maxHeadingWords || /[.;,]$/.test(text))
    return undefined;
  const folded = fold(text);
  return headingRules.find(({ pattern }) => pattern.test(folded))?.section;
}

/** A heading stands alone, and is not a bullet: it ends with a colon, or says hardly more than the heading's own words. */
function isHeading(line: string, isBullet: boolean): boolean {
  if (isBullet) return false;
  const words = line.split(/\s+/).length;
  return /[:：]\s*\**$/.test(line) || (words <= 6 && !/[.,;]$/.test(line));
}

const sentenceEnd = /(?<=[^\s.]{2}[.!?…])\s+(?=[\p{Lu}•\-–])|\s+(?=[•▪●◦‣✓✔➤►■]\s)/gu;

/** A paragraph pasted as one line is cut into its sentences and inline bullets. */
function pieces(line: string): string[] {
  return line.length > 160 || /[•▪●◦‣✓✔➤►■]/u.test(line.slice(1))
    ? line.split(sentenceEnd)
    : [line];
}

/** "Requirements: Excel, SAP" is a heading and its content in one line. */
function inlineHeading(text: string): { section: Section; rest: string } | undefined {
  const parts = /^([^:]{3,60}):\s+(\S.*)$/.exec(text);
  if (!parts?.[1] || !parts[2]) return undefined;
  const section = headingSection(parts[1]);
  return section ? { section, rest: parts[2] } : undefined;
}

/** The lines of a posting, each with the section it stands in. Headings themselves are left out. */
export function sectionedLines(text: string): PostingLine[] {
  const lines: PostingLine[] = [];
  let section: Section = "intro";
  for (const piece of text.split("\n").flatMap(pieces)) {
    const isBullet = bulletMark.test(piece);
    const line = piece.replace(bulletMark, "").trim();
    if (line === "") continue;
    const heading = isHeading(line, isBullet) ? headingSection(line) : undefined;
    if (heading) {
      section = heading;
      continue;
    }
    const inline = isBullet ? undefined : inlineHeading(line);
    if (inline) section = inline.section;
    lines.push({ text: inline?.rest ?? line, section, isBullet });
  }
  return lines;
}
