import type { Entry } from "@postulo/evidence/entry";
import { fold } from "@postulo/lexicon/fold";
import { contentStems } from "@postulo/evidence/word-stems";

/** Words of titles with the same first letters are forms of one: "préparateur", "préparatrice". */
const titleLetters = 7;

/** « Serveuse », « éducatrice », « caissière », "waitress" in the form of « serveur », « éducateur », « caissier », "waiter". */
const inOneGender = (title: string) =>
  title
    .replace(/teuse(?=s?(?!\p{L}))|trice(?=s?(?!\p{L}))/giu, "teur")
    .replace(/euse(?=s?(?!\p{L}))/giu, "eur")
    .replace(/i[eè]re(?=s?(?!\p{L}))/giu, "ier")
    .replace(/tress(?=(?:es)?(?!\p{L}))/giu, "ter");

/** The comparable words of a title. */
export const titleWords = (title: string): ReadonlySet<string> =>
  new Set([...contentStems(inOneGender(title))].map((stem) => stem.slice(0, titleLetters)));

/** Words that titles of every trade have. */
const ofEveryTrade = titleWords(
  [
    "agent agente aide apprentice apprenti assistant assistante associate cadre charge chargee chief chef",
    "collaborateur coordinator coordinateur deputy directeur director duty employe employee equipe executive",
    "general group head helper intern junior lead leader level manager member night officer operative",
    "operator operateur ouvrier part person polyvalent principal professional responsable senior shift specialist",
    "staff stagiaire alternant superviseur supervisor support team technician technicien temporary time",
    "bank customer hotel school trainee travaux travail volunteer benevole weekend work worker adjoint service services qualified jour nuit poste site",
  ].join(" "),
);

/** A word of the trade for each abbreviation of a title. */
const abbreviated: Readonly<Record<string, string>> = {
  AS: "aide-soignant",
  AES: "accompagnant",
  ASH: "hospitalier",
  HCA: "healthcare",
  IDE: "infirmier",
  RGN: "nurse",
  RN: "nurse",
  TA: "teaching",
};

/** In healthcare and in home care the trade is the same; customer care is none. */
const spelledOut = (title: string) =>
  title
    .replace(/(?<!\p{L})\p{Lu}{2,3}(?!\p{L})/gu, (word) => abbreviated[word] ?? word)
    .replace(/healthcare/giu, "health care")
    .replace(/(?:customer|client) care/giu, "customer");

/** Whether two titles name the same trade: they share a word that is not of every trade. */
export function sharesTrade(own: string, asked: string | undefined): boolean {
  const words = titleWords(fold(spelledOut(asked ?? ""))).difference(ofEveryTrade);
  return !words.isDisjointFrom(titleWords(fold(spelledOut(own))));
}

/** The rank of a job of the advertised trade. */
export const ofTrade = 2;

/** The order of entries in a letter, the highest first: jobs of the trade, other jobs and studies, other activities. */
export function tradeRank({ kind, title }: Entry, asked: string | undefined): number {
  if (kind === "job" && sharesTrade(title, asked)) return ofTrade;
  return kind === "contribution" && !sharesTrade(title, asked) ? 0 : 1;
}
