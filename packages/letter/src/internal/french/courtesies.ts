import type { Tone } from "@postulo/domain/letter-style";
import type { LetterTarget, Phrasebook, Variants } from "../phrasebook.ts";
import { withDe } from "./grammar.ts";
import { atEmployer, theEmployer } from "./employer-names.ts";
import { titleInSentence } from "./titles.ts";

export function post(title: string): string {
  return `au poste ${withDe(titleInSentence(title))}`;
}

const plain: Variants<LetterTarget> = [
  () => "Je vous remercie de votre attention et me tiens à votre disposition pour un entretien.",
  ({ title }) =>
    title
      ? `Un entretien me permettrait de vous parler plus précisément de ce que je peux apporter ${post(title)}.`
      : undefined,
  ({ company }) =>
    `Je reste à votre disposition pour en parler de vive voix${company ? ` avec l’équipe ${withDe(theEmployer(company))}` : ""}.`,
  ({ place }) =>
    place ? `Je viendrais volontiers à ${place} pour en parler avec vous.` : undefined,
  ({ title, company }) =>
    title && company
      ? `Une rencontre me donnerait l’occasion d’en apprendre davantage sur ${theEmployer(company)} et sur le poste ${withDe(titleInSentence(title))}.`
      : undefined,
  ({ company }) =>
    company
      ? `Je vous remercie de l’attention que vous porterez à cette candidature et vous rencontrerais volontiers ${atEmployer(company)}.`
      : undefined,
];

const warm: Variants<LetterTarget> = [
  ({ company }) =>
    `Merci d’avoir pris le temps de me lire ; j’aurais grand plaisir à vous rencontrer${company ? ` et à faire la connaissance de l’équipe ${withDe(theEmployer(company))}` : ""}.`,
  ({ title }) =>
    title
      ? `Ce serait un plaisir d’échanger avec vous de vive voix sur le poste ${withDe(titleInSentence(title))}.`
      : undefined,
  ({ place }) =>
    `J’aurais plaisir à en parler avec vous${place ? ` à ${place}` : ""}, quand cela vous conviendra.`,
];

const formal: Variants<LetterTarget> = [
  () =>
    "Je vous remercie par avance de l’attention que vous accorderez à ma candidature et me tiens à votre entière disposition pour un entretien.",
  ({ title }) =>
    title
      ? `Je vous saurais gré de bien vouloir m’accorder un entretien pour vous exposer ma candidature ${post(title)}.`
      : undefined,
  ({ company }) =>
    `J’ai l’honneur de solliciter un entretien${company ? ` ${atEmployer(company)}` : ""}, à la date qui vous conviendra.`,
];

const closings: Record<Tone, Variants<undefined>> = {
  plain: [
    () => "Je vous prie d’agréer, Madame, Monsieur, l’expression de mes salutations distinguées.",
    () => "Veuillez agréer, Madame, Monsieur, mes salutations distinguées.",
    () => "Je vous prie de recevoir, Madame, Monsieur, mes salutations distinguées.",
  ],
  warm: [() => "Bien cordialement,", () => "Je vous adresse mes salutations les plus cordiales."],
  formal: [
    () =>
      "Je vous prie d’agréer, Madame, Monsieur, l’expression de ma considération la plus distinguée.",
    () => "Veuillez agréer, Madame, Monsieur, l’assurance de ma considération la plus distinguée.",
  ],
};

/** Salutation, invitation and closing of a letter. */
export const courtesiesFr: Pick<Phrasebook, "salutation" | "closing" | "invitation"> = {
  salutation: (_, tone) => (tone === "warm" ? "Bonjour," : "Madame, Monsieur,"),
  closing: ({ tone }) => closings[tone],
  invitation: { plain, warm, formal },
};
