import { monthsEn, periodEn } from "../english/grammar.ts";
import { ended, joinItems } from "./frame.ts";
import type { AskedPart, ClosingStyle, Frame, Reader } from "./frame.ts";
import type { Tone } from "@postulo/domain/letter-style";

const at = (company: string | undefined) => (company ? ` at ${company}` : "");
const shown = ({ text, form }: AskedPart) => (form === "noun" ? text : `“${text}”`);
const surname = (name: string) => name.split(" ").at(-1) ?? name;

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

const levels: Readonly<Record<string, string>> = {
  beginner: "basic",
  intermediate: "intermediate",
  advanced: "advanced",
  expert: "native or bilingual",
};

export const frameEn: Frame = {
  subject: ({ title, company, reference }) =>
    `Subject: ${title ? `Application for the position of ${title}` : `Application for the advertised position${at(company)}`}${reference ? ` (reference ${reference})` : ""}`,
  salutation,
  closing,
  dateLine: ({ year, month, day }, { northAmerican }) => {
    const name = monthsEn[month - 1] ?? "";
    return northAmerican ? `${name} ${day}, ${year}` : `${day} ${name} ${year}`;
  },
  opening: ({ title, company }) =>
    title
      ? `I am applying for the position of ${title}${at(company)}.`
      : `I am applying for the position you are advertising${at(company)}.`,
  asks: (parts) =>
    `${parts[0]?.form === "address" ? "Your posting says" : "You ask for"} ${parts.map(shown).join(", and ")}.`,
  held: ({ title, organisation, period }, isAgain) => {
    const when = period ? periodEn(period) : "";
    const place = organisation === "" ? "" : `At ${organisation}`;
    if (isAgain && place !== "") return `${place}:`;
    const office = title === "" ? "" : place === "" ? `As ${title}` : `, as ${title}`;
    return `${place}${office}${when === "" ? "" : `, ${when}`}:`;
  },
  career: "My work so far:",
  post: ({ title, organisation, period }) =>
    [title, organisation, period ? periodEn(period) : ""].filter((part) => part !== "").join(", "),
  background: "I also bring:",
  year: ({ period }) =>
    period?.isCurrent ? periodEn(period) : period?.end ? String(period.end.year) : "",
  listed: (items) => joinItems(items, "; "),
  years: (count) => `${count} ${count === 1 ? "year" : "years"}`,
  level: (level) => levels[level] ?? "",
  note: (label, content) => ended(label === "" ? content : `${label}: ${content}`),
  invitation: {
    plain: "I would be glad to tell you more in a conversation.",
    warm: "Thank you for reading my letter; I would be glad to meet you.",
    formal: "I should be pleased to present my application to you in an interview.",
  },
  address: /\b(?:you|your|yours|we|our|us)\b/i,
  nounStart: /^(?:an? |the |experience (?:of|in|with) |knowledge of |[a-z]{3,}ing )/,
};
