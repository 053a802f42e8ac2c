import { fold } from "@postulo/lexicon/fold";
import { aspirated } from "@postulo/lexicon/french-grammar";

const vowelStart = /^(?:[aeiouh]|y[^aeiou])/;
/** Abbreviations are read letter by letter: "d’HEC", "de BTS". */
const spelledWithVowel = /^[AEFHILMNORSX]/;

/** Whether "de" becomes "d'" before this word. */
export function elides(word: string): boolean {
  const first = /^[«"“]?\s*([\p{L}\p{N}]+)/u.exec(word)?.[1] ?? "";
  if (/^\p{Lu}{2,4}$/u.test(first)) return spelledWithVowel.test(first);
  return vowelStart.test(fold(first)) && !aspirated.test(fold(first));
}

/** "de comptable", "d'infirmière", "du service client", "des soins". */
export function withDe(text: string): string {
  if (text.startsWith("le ")) return `du ${text.slice(3)}`;
  if (text.startsWith("les ")) return `des ${text.slice(4)}`;
  return elides(text) ? `d’${text}` : `de ${text}`;
}

type Gender = "m" | "f";

const masculine = new Set(
  `suivi droit code accueil conseil controle soin tri service entretien appui soutien support envoi bilan reporting management tutorat coaching marketing recrutement
choix relevé releve devis inventaire compte dossier projet atelier chantier calcul dessin plan audit achat appel service-client nettoyage depannage montage
usinage reglage stockage rangement transport secretariat partenariat merchandising design diagnostic pilotage cours planning budget menu repas
service-en-salle cablage rapport tableau referencement cadrage contact renfort respect rapprochement`.split(
    /\s+/,
  ),
);
const feminine = new Set(
  `gestion tenue vente saisie mise prise veille etude analyse conduite relance recherche commande pose remise maintenance aide visite enquete paie reunion
caisse cuisine decoupe coupe toilette taille mesure facture comptabilite clientele equipe formation livraison cuisson surveillance assistance conformite
qualite securite logistique coordination supervision refonte reprise demarche relecture garde lecture creche hygiene administration cloture clôture
manutention plonge ligne campagne strategie tresorerie permanence programmation couture soudure peinture maconnerie veille-juridique distribution`.split(
    /\s+/,
  ),
);

/** The gender of a noun of activity, by list or by ending; undefined if unknown. */
function genderOf(noun: string): Gender | undefined {
  const folded = fold(noun);
  if (masculine.has(folded)) return "m";
  if (feminine.has(folded)) return "f";
  if (/(?:tion|sion|ance|ence|ite|erie|ude|ise|yse|ure|gie|phie|mie|ion|esse)$/.test(folded))
    return "f";
  if (/(?:ment|age|isme|ing)$/.test(folded)) return "m";
  return undefined;
}

/** A noun phrase without article gets its definite one: "gestion des stocks" → "la gestion des stocks"; undefined when unsure. */
export function withArticle(phrase: string): string | undefined {
  const noun = /^[\p{L}]+/u.exec(phrase)?.[0] ?? "";
  const lowered = `${noun.toLowerCase()}${phrase.slice(noun.length)}`;
  if (noun.length > 1 && noun === noun.toUpperCase()) return undefined;
  const singular = noun.replace(/s$/i, "");
  if (/[^s]s$/i.test(noun) && !/^(?:cours|repas|devis|suivis?|acc[èe]s|proc[èe]s)$/i.test(noun)) {
    return genderOf(singular) || /^(?:soins|comptes|tâches)$/i.test(noun)
      ? `les ${lowered}`
      : undefined;
  }
  const gender = genderOf(noun);
  if (!gender) return undefined;
  if (elides(noun)) return `l’${lowered}`;
  return gender === "f" ? `la ${lowered}` : `le ${lowered}`;
}

/** Lists with "et" before the last. */
export function listFr(parts: readonly string[]): string {
  return parts.length < 2
    ? parts.join("")
    : `${parts.slice(0, -1).join(", ")} et ${parts.at(-1) ?? ""}`;
}
