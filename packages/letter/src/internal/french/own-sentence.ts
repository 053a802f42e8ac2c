import { statementOf } from "../compose/plain-statement.ts";

const wordSet = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

/** Participles of verbs with « avoir » that a line begins with only as its verb. */
const participles = wordSet(
  `accompagné accompli accueilli actualisé adapté administré aidé aménagé amélioré analysé animé appliqué apporté approvisionné assemblé assisté assuré augmenté
automatisé calculé collaboré collecté commandé commercialisé communiqué comparé complété conçu conclu configuré conseillé consolidé construit contribué
contrôlé coordonné corrigé créé cuisiné décoré défini dépanné déployé dessiné déterminé développé diffusé diminué dirigé diversifié doublé dressé
échangé effectué élaboré encadré encaissé enregistré enseigné entretenu établi étudié évalué exécuté expliqué exploité fabriqué facilité
facturé fidélisé fourni garanti géré harmonisé identifié implanté implémenté informé initié inspecté installé instauré intégré
lancé livré maintenu mené mesuré mis modernisé modifié monté négocié nettoyé numérisé optimisé orchestré organisé orienté participé
partagé piloté pris planifié posé préparé présenté prévenu programmé promu prospecté publié rationalisé réalisé recruté rédigé redressé réduit
refondu relancé rencontré renforcé rénové renouvelé réparé répondu représenté résolu restauré restructuré réussi revu saisi sécurisé sensibilisé servi simplifié
soigné soutenu structuré supervisé surveillé testé traduit traité transformé transmis travaillé tenu utilisé vendu vérifié`,
);

/** What follows the participle of a verb with an object. */
const objectStarts = wordSet(
  "le la les un une des du ce cet cette ces mon ma mes nos notre leur leurs plusieurs plus chaque tous toutes tout toute",
);
const hasObject = (rest: string) =>
  /^(?:l['’]|\d)/i.test(rest) || objectStarts.has(rest.split(/\s/)[0]?.toLowerCase() ?? "");

/** Participles with a preposition: « participé à », « mis en place ». */
const withPreposition = [
  /^(?:participé|contribué|répondu)\s+(?:à|au|aux)\s/i,
  /^(?:collaboré|communiqué)\s+avec\s/i,
  /^travaillé\s+(?:à|au|avec|dans|en|pour|sur)\s/i,
  /^mis\s+(?:en|à)\s+\S+\s+\S/i,
  /^pris\s+en\s+charge\s/i,
];
const adverb = /^\p{L}{4,40}ment\s+/u;
const cutEnd =
  /\s(?:et|ou|de|du|des|à|au|aux|en|pour|par|avec|sur|dans|le|la|les|un|une|d['’]?|l['’]?)$/i;

/** « Géré les stocks et assurer la caisse »: another form than the first behind a comma or « et ». */
const changesForm = (text: string) =>
  text
    .split(/,\s*|\s(?:et|ou)\s/i)
    .slice(1)
    .some((part) => {
      const [word = ""] = part.toLowerCase().split(/\s/);
      return /^(?:je|nous|on|il|elle)$/.test(word) || /^.{2,}(?:er|ir|oir)$/.test(word);
    });

/**
 * A line of a profile as a sentence in the first person: « J’ai déployé … », with the rest unchanged.
 * @returns undefined when it does not begin with a participle that needs no agreement, or is not one statement.
 */
export function ownSentenceFr(line: string): string | undefined {
  const text = statementOf(line);
  if (text === undefined || cutEnd.test(text)) return undefined;
  if (/^J['’](?:ai|assure|anime|encadre|organise|accueille|effectue)\s|^Je\s/.test(text))
    return `${text}.`;
  const [first = "", ...others] = text.split(/\s+/);
  if (!participles.has(first.toLowerCase()) || changesForm(text)) return undefined;
  const rest = others.join(" ").replace(adverb, "");
  if (!hasObject(rest) && !withPreposition.some((pattern) => pattern.test(text))) return undefined;
  return `J’ai ${text.charAt(0).toLowerCase()}${text.slice(1)}.`;
}
