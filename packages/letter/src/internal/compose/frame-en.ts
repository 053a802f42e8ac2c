import { languageLevelWords } from "@postulo/domain/profile/skill";
import { fold } from "@postulo/lexicon/fold";
import { nameParticles } from "@postulo/lexicon/person-names";
import type { Period } from "@postulo/evidence/profile";
import { attachedCv } from "../../letter.ts";
import { askedFormEn } from "../english/asked-form.ts";
import { monthsEn, periodEn } from "../english/grammar.ts";
import { ownSentenceEn } from "../english/own-sentence.ts";
import { employerName, isSelfEmployment } from "./self-employment.ts";
import { isRoleTitle } from "./role-title.ts";
import { ended, joinItems, withoutEnd, withRemark } from "./frame.ts";
import { trainingName } from "./training-name.ts";
import type { AskedPart, ClosingStyle, Frame, Role } from "./frame.ts";
import type { Reader } from "@postulo/posting/reader";
import type { Tone } from "@postulo/domain/letter-style";

/** An apprenticeship is no position: "for the Level 3 Apprenticeship". */
const namesTraining = /\b(?:apprenticeship|internship|traineeship|placement|scheme)$/i;
const position = (title: string) =>
  namesTraining.test(title) ? `the ${title}` : `the position of ${title}`;

const at = (company: string | undefined) => (company ? ` at ${company}` : "");

const asked: Record<AskedPart["form"], (texts: readonly string[]) => string> = {
  noun: (texts) => `You ask for ${listOf(texts)}.`,
  bare: (texts) => `You ask for ${listOf(texts)}.`,
  verb: (texts) =>
    `You need someone to ${texts.slice(0, -1).join(", to ")}${texts.length > 1 ? ", and to " : ""}${texts.at(-1) ?? ""}.`,
  habit: (texts) => `You need someone who ${texts.join(" and who ")}.`,
  quality: (texts) => `You want someone ${texts.join(" and ")}.`,
  address: (texts) => `Your posting says: “${texts.join(" ")}”.`,
};

function cellOf({ text, form }: AskedPart): string {
  if (form === "verb") return `someone to ${text}`;
  if (form === "habit") return `someone who ${text}`;
  return form === "quality" ? `someone ${text}` : text;
}

/** "a, b and c"; longer items are parted by commas throughout. */
function listOf(texts: readonly string[]): string {
  const [last = ""] = texts.slice(-1);
  const isPlain = texts.every((text) => !/,|\band\b/.test(text));
  const before = texts.slice(0, -1);
  if (before.length === 0) return last;
  return `${before.join(", ")}${isPlain ? "" : ","} and ${last}`;
}
const duration = /^(?:\d+|one|two|three|four|six|eight|twelve) (?:calendar )?(?:week|month)s?\.?$/i;

/** "since 2018", "2012–2018", "2016". */
function shortPeriod({ start, end, isCurrent }: Period): string {
  if (isCurrent) return start ? `since ${start.year}` : "";
  if (start && end && start.year !== end.year) return `${start.year}–${end.year}`;
  return end ? String(end.year) : "";
}

const particles = new Set([...nameParticles, "ni", "nic"]);

/** The last word, and the particles before it: "Ní Fhloinn", "van Dyke". */
function surname(name: string): string {
  const words = name.split(" ");
  const start = words.findLastIndex(
    (word, index) => index < words.length - 1 && !particles.has(fold(word)),
  );
  return words.slice(start + 1).join(" ");
}

function salutation(tone: Tone, reader: Reader | undefined): string {
  const { name, honorific } = reader ?? {};
  if (name && honorific) return `Dear ${honorific} ${surname(name)},`;
  if (name) return `Dear ${name},`;
  return tone === "formal" ? "Dear Sir or Madam," : "Dear hiring team,";
}

function closing({ northAmerican, tone, reader }: ClosingStyle): string {
  if (tone === "warm") return "Kind regards,";
  if (northAmerican) return tone === "formal" ? "Respectfully yours," : "Sincerely,";
  return tone === "formal" && !reader?.name ? "Yours faithfully," : "Yours sincerely,";
}

const levels: Readonly<Record<string, string>> = languageLevelWords.en;

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const inBrackets = (when: string) => (when === "" ? "" : ` (${when})`);

/** A job is held "as" something; a degree is not. */
function officeText(kind: string, title: string, isPlaced: boolean): string {
  if (title === "") return "";
  const as = kind === "education" ? "" : "as ";
  return isPlaced ? `, ${as}${title}` : upperFirst(`${as}${title}`);
}

/** "Diploma in nursing, Harbour College (2019)": the name of a school may be that of a course or of a body. */
const studyHeading = (role: Role) =>
  withRemark(upperFirst(trainingName(role)), role.period ? shortPeriod(role.period) : "");

/** "At Harbour Press, as Editor (2012–2018)", and for a further time where alone. */
function workHeading({ kind, title, organisation, period }: Role, isAgain: boolean): string {
  const when = period ? shortPeriod(period) : "";
  const employer = employerName(organisation);
  // "Ranger (seasonal), 2019–2023" has no second bracket.
  const dated = (held: string) =>
    held.endsWith(")") && when !== "" ? `${held}, ${when}` : held + inBrackets(when);
  if (title !== "" && !isRoleTitle(title)) {
    const held = [title, employer].filter((part) => part !== "").join(", ");
    return isAgain ? upperFirst(title) : dated(upperFirst(held));
  }
  if (isSelfEmployment(organisation) && title !== "")
    return `As ${title}, ${organisation.toLowerCase()}${isAgain ? "" : inBrackets(when)}`;
  const place = employer === "" ? "" : `At ${employer}`;
  if (isAgain && place !== "") return place;
  return dated(place + officeText(kind, title, place !== ""));
}

export const frameEn: Frame = {
  subject: ({ title, company, reference }) =>
    `Subject: ${title ? `Application for ${position(title)}` : `Application for the advertised position${at(company)}`}${reference ? ` (reference ${reference})` : ""}`,
  salutation,
  closing,
  dateLine: ({ year, month, day }, { northAmerican }) => {
    const name = monthsEn[month - 1] ?? "";
    return northAmerican ? `${name} ${day}, ${year}` : `${day} ${name} ${year}`;
  },
  opening: ({ title, company }) =>
    title
      ? ended(`I am applying for ${position(title)}${at(company)}`)
      : ended(`I am applying for the position you are advertising${at(company)}`),
  asks: (parts) => asked[parts[0]?.form ?? "noun"](parts.map(({ text }) => text)),
  inCell: (parts) => parts.map(cellOf).join("; "),
  askedForm: askedFormEn,
  held: (role, isAgain) =>
    role.kind === "education" && role.title !== ""
      ? studyHeading(role)
      : workHeading(role, isAgain),
  namesRole: ({ kind, title }) => kind === "education" || title === "" || isRoleTitle(title),
  further: (held) => `${held}, also`,
  ownSentence: ownSentenceEn,
  situated: (held, sentence) => `${held}, ${sentence}`,
  colon: ":",
  career: "My work so far:",
  post: ({ title, organisation, period }) =>
    [title, organisation, period ? periodEn(period) : ""].filter((part) => part !== "").join(", "),
  brought: "Of what you ask for, I bring:",
  background: "I also bring:",
  year: ({ period }) =>
    period?.isCurrent ? periodEn(period) : period?.end ? String(period.end.year) : "",
  underway: (period) => periodEn({ ...period, isCurrent: period.start !== undefined }),
  listed: (items) => joinItems(items, "; "),
  years: (count) => `${count} ${count === 1 ? "year" : "years"}`,
  languageName: ({ en }) => en,
  level: (level) => levels[level] ?? "",
  note: (label, content) => {
    if (/notice/i.test(label) && duration.test(content))
      return `My notice period is ${ended(content.charAt(0).toLowerCase() + content.slice(1))}`;
    return ended(label === "" ? upperFirst(content) : `${upperFirst(label)}: ${content}`);
  },
  invitation: {
    plain: "I would be glad to tell you more in a conversation.",
    warm: "Thank you for reading my letter; I would be glad to meet you.",
    formal: "I should be pleased to present my application to you in an interview.",
  },
  placed: (line, { organisation, period }) => {
    const when = period ? shortPeriod(period) : "";
    const from = [organisation, when].filter((part) => part !== "").join(", ");
    return withRemark(withoutEnd(line), from);
  },
  inShort: "In short:",
  attached: attachedCv.en,
};
