import { findTerms } from "@postulo/evidence/find-terms";
import type { AskedPart } from "../compose/frame.ts";
import { isPlaceWord } from "../place-word.ts";

const wordSet = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

/** Not the abbreviation "DU". */
const article = /^(?:[Uu]ne? |[Dd]es |[Dd]e la |[Dd]u |[Ll]a |[Ll]e |[Ll]es |[Ll]['’]|[Dd]e l['’])/;

/** Nouns whose ending is that of an infinitive, and other words that begin no infinitive. */
const noInfinitive = wordSet(
  "découvre offre ouvre couvre souffre montre rencontre atelier cahier chantier métier papier courrier fichier dossier panier quartier premier dernier devoir loisir avenir plaisir pouvoir savoir titre permis cadre livre ordre chiffre autre maître centre filtre contre entre offre mètre lettre ministère membre nombre litre genre prêter hier cher fier entier particulier régulier hiver mer leader manager reporter charter poster master partner designer",
);
/** Invariable: what a person is, of any gender. */
const qualities = wordSet("titulaire capable autonome apte mobile disponible");

const notNoun = wordSet(
  `à afin ainsi alors après au aucun aucune aussi autour aux avant avec bien ce ces cet cette chez comme comment contre d dans de depuis des donc dont en encore ensuite entre est et
étant eux fait il ils idéalement je jusque jusqu leur leurs lors lorsque mais même mieux moins ne ni non notamment notre nos on ou où par parmi pas pendant plus plusieurs pour pourquoi
compétences profil qualités missions mission poste postes puis quand que quel quelle qui quoi sa sans se selon ses si son sous sur ton tout toute tous toutes très un une vers via voir vos votre vous y`,
);

/** The article of the first noun where its ending says its gender without exception. */
function articleFor(first: string): string | undefined {
  const isVowel = /^[aeiouéèêâîôh]/i.test(first);
  if (
    /^(?:mise|tenue|conduite|saisie|maîtrise|connaissance|prise|vente|lecture|facturation|polyvalence|rigueur)$/i.test(
      first,
    )
  )
    return "la ";
  if (/^(?:suivi|permis|contrôle|sens|port|tri|travail|service|conseil|montage)$/i.test(first))
    return "le ";
  if (/^(?:accueil|entretien|encaissement|envoi)$/i.test(first)) return "l’";
  if (/(?:tion|sion|ité)$/i.test(first)) return isVowel ? "l’" : "la ";
  if (/(?:ell|al|iv|é|am|em|abl|iqu|eus|èr|ul|ibl|ant)e?ment$/i.test(first)) return undefined;
  if (/(?:[^m]ment|isme)$/i.test(first)) return isVowel ? "l’" : "le ";
  return undefined;
}

/** What follows an infinitive in a list of tasks. */
const object = /^\S+\s+(?:l['’]|(?:le|la|les|un|une|des|du|à|au|aux|avec|ses|son|sa|en|sur)\s)/i;

const isName = (word: string) =>
  findTerms(word).some(({ term }) => term.kind === "tool" || term.kind === "credential");

/** "HySoP", "Dakar" and names of tools keep their capitals. */
const keepsCapital = (first: string) =>
  /\p{Ll}\p{Lu}/u.test(first) || isPlaceWord(first) || isName(first);

const small = (text: string) =>
  /^\p{Lu}\p{Ll}/u.test(text) && !keepsCapital(/^[\p{L}\d]+/u.exec(text)?.[0] ?? "")
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;

/** Speaks to or of someone, or is a sentence of its own. */
const ofSentences = wordSet(
  "vous votre vos tu ton ta tes nous notre nos je j il elle on ils est sont sera seront a ont",
);

const wordsIn = (text: string) => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/** A sentence of the posting to the applicant, which is quoted. */
function addressOf(text: string): AskedPart | undefined {
  const words = wordsIn(text);
  const isWhole = words.length >= 4 && !words.some((word) => /^(?:nous|notre|nos)$/.test(word));
  return isWhole ? { text, form: "address" } : undefined;
}

/** « la gestion des stocks », and without article what needs one that is not certain. */
function nounOf(text: string, first: string): AskedPart {
  const own = articleFor(first);
  const [, second] = text.split(/\s(?:et|ou)\s/i);
  const needsTwo =
    second !== undefined && !/^(?:d(?:e|es|u)\s|d['’]|l(?:e|a|es)\s|l['’])/i.test(second);
  if (own === undefined || needsTwo) return { text: small(text), form: "bare" };
  return { text: `${own}${small(text)}`, form: "noun" };
}

/** "rédigez le magazine": an item below "vous :". */
const isOrder = ([first = "", ...others]: readonly string[]) =>
  /[^aeiou]ez$/.test(first) && others.length > 1;

/** How a wish is put into a sentence; undefined when it fits none. */
export function askedFormFr(text: string): AskedPart | undefined {
  const words = wordsIn(text);
  const [first = ""] = words;
  if (/^(?:vous|tu)$/.test(first)) return addressOf(text);
  if (isOrder(words)) return addressOf(`Vous ${small(text)}`);
  if (words.some((word) => ofSentences.has(word))) return undefined;
  if (article.test(text)) return { text: small(text), form: "noun" };
  if (qualities.has(first)) return { text: small(text), form: "quality" };
  if (/(?:er|ir|re|oir)$/.test(first) && !noInfinitive.has(first))
    return object.test(text) ? { text: small(text), form: "verb" } : undefined;
  return notNoun.has(first) || first.endsWith("ez") ? undefined : nounOf(text, first);
}
