import { fold } from "@postulo/lexicon/fold";
import * as lexicon from "@postulo/lexicon/mail-venues";
import { callLinksIn } from "../calendar/call-links.ts";
import type { InterviewKind } from "../interview.ts";
import { readAddresses } from "./mail-address.ts";
import { writtenDays, type DateReader } from "./mail-dates.ts";
import type { MailMeeting } from "./mail-meeting.ts";
import { sentencesOf } from "./mail-sentences.ts";
import { has } from "./stage-signs.ts";

/** Where an interview is, and with whom; null what the mail does not tell plainly. */
export interface MailVenue {
  readonly kind: InterviewKind | null;
  /** An address, a room, or the link of a call. */
  readonly place: string | null;
  readonly people: string | null;
}

export const noVenue: MailVenue = { kind: null, place: null, people: null };

const only = <Value>(values: readonly Value[]): Value | null =>
  new Set(values).size === 1 ? (values[0] ?? null) : null;

export interface Told {
  readonly subject: string;
  /** Without quoted mails and signature. */
  readonly body: string;
  /** The sentences that decided the stage or move the interview, and those beside them. */
  readonly passage: string;
  /** Of the interview, `YYYY-MM-DD`. */
  readonly day: string | undefined;
  readonly reader: DateReader;
}

/** How many sentences before and after those with the day of the interview are about it. */
const [before, after] = [1, 3];

/** The lines and sentences about the interview, up to the end of the mail. */
export function venuePassage({ body, passage, day, reader }: Told): string {
  const sentences = sentencesOf(body);
  const closed = sentences.findIndex((sentence) => lexicon.closing.test(fold(sentence)));
  const read = closed < 0 ? sentences : sentences.slice(0, closed);
  const isTold = read.map(
    (sentence) =>
      passage.includes(sentence) ||
      writtenDays(fold(sentence), reader).some((one) => one.day !== undefined && one.day === day),
  );
  return read
    .filter((_, at) => isTold.slice(Math.max(0, at - after), at + before + 1).includes(true))
    .join("\n");
}

/** Reads where an interview is from the sentences about it. @param medium Of the meeting that the mail invites to. */
export function readVenue(told: Told, medium: MailMeeting["medium"] | undefined): MailVenue {
  const passage = venuePassage(told);
  const text = fold(`${told.subject}\n${passage}`);
  const links = callLinksIn(told.body);
  const addresses = readAddresses(passage);
  const kinds: InterviewKind[] = [
    ...(links.length > 0 || has(lexicon.byVideo, text) ? (["video"] as const) : []),
    ...(addresses.length > 0 || has(lexicon.onSite, text) ? (["onSite"] as const) : []),
    ...(medium === "phone" || has(lexicon.byTelephone, text) ? (["phone"] as const) : []),
  ];
  const kind = only(kinds);
  const place = kind === "video" ? only(links) : kind === "onSite" ? only(addresses) : null;
  return { kind, place, people: readPeople(passage) };
}

const title = "(?:Mr|Mrs|Ms|Miss|Dr|Prof|Mme|Mlle|M|Madame|Monsieur)\\.?";
const firstIsTitle = new RegExp(`^${title} `, "u");
const name = "\\p{Lu}[\\p{L}’'-]+(?: (?:de |du |van |von )?\\p{Lu}[\\p{L}’'-]+){0,2}";
const titled = `${title} ${name}`;
const people = new RegExp(
  `(?<!\\p{L})(?:[Mm]eet|[Mm]eeting|met by|interviewed by|[Aa]sk for|with|avec|par|rencontrerez|demanderez|[Dd]emande[rz]) ` +
    `(${titled}(?:(?:, | and | et )${titled})*)`,
  "gu",
);

/** "Ask for Dana Hill" */
const askedFor =
  /(?<!\p{L})(?:[Aa]sk for|[Dd]emande[rz]) (\p{Lu}\p{Ll}[\p{L}’'-]* \p{Lu}[\p{L}’'-]+)(?! \p{Lu})/gu;

const plainName = "\\p{Lu}\\p{Ll}[\\p{L}’'-]* (?:(?:de|du|van|von|le|la) )?\\p{Lu}[\\p{L}’'-]+";
/** "You will meet Sarah Cole and Dan Hill" */
const metBy = new RegExp(
  `(?<!\\p{L})(?:[Mm]eet|meeting|met by|interviewed by|rencontrerez|reçue? par) ` +
    `(${plainName}(?:(?:, | and | et )${plainName}){0,3})(?![\\p{L}’'-]| (?:\\p{Lu}|staff|teams?))`,
  "gu",
);
/** "with Sarah Cole, Head of Retail": group 2 is a role. */
const besideRole = new RegExp(
  `(?<!\\p{L})(?:[Ww]ith|[Aa]vec) (${plainName})(?:, | \\()(\\p{L}[^.;\\n]{2,60})`,
  "gu",
);

const isPerson = (one: string) => !lexicon.noPerson.test(fold(one)) && !firstIsTitle.test(one);

/** Names without a title: of those whom the reader meets, and before a role. */
function plainNames(passage: string): string[] {
  const met = [...passage.matchAll(metBy)].map(([, names = ""]) => names.split(/, | and | et /));
  const roled = [...passage.matchAll(besideRole)].flatMap(([, one = "", role = ""]) =>
    lexicon.roleFirst.test(fold(role)) ? [[one]] : [],
  );
  return [...met, ...roled]
    .filter((names) => names.every(isPerson))
    .map((names) => names.join(", "));
}

/** Those whom the reader meets or is to ask for, by their titles and names. */
function readPeople(passage: string): string | null {
  const titledNames = [...passage.matchAll(people)].map(([, names = ""]) =>
    names.replaceAll(/ and | et /g, ", "),
  );
  const asked = [...passage.matchAll(askedFor)].flatMap(([, one = ""]) =>
    isPerson(one) ? [one] : [],
  );
  return only([...titledNames, ...asked, ...plainNames(passage)]);
}
