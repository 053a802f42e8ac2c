import { withArticle } from "./grammar.ts";

/** "Gestion des stocks" as a verb; `isResult` if the activity is completed. */
export type NominalVerb = { readonly infinitive: string; readonly isResult: boolean };

const lasting = `accompagnement accompagner, accueil accueillir, administration administrer, analyse analyser, animation animer, assemblage assembler, collaboration collaborer,
conception concevoir, conduite conduire, contrôle contrôler, coordination coordonner, correction corriger, distribution distribuer, développement développer, élaboration élaborer,
encadrement encadrer, enseignement enseigner, entretien entretenir, établissement établir, évaluation évaluer, fabrication fabriquer, facturation facturer, formation former, fidélisation fidéliser,
gestion gérer, installation installer, livraison livrer, montage monter, négociation négocier, nettoyage nettoyer, organisation organiser, participation participer, pilotage piloter,
planification planifier, pose poser, préparation préparer, prise prendre, réalisation réaliser, réception réceptionner, recrutement recruter, rédaction rédiger, réparation réparer,
supervision superviser, surveillance surveiller, tenue tenir, traitement traiter, utilisation utiliser, vente vendre, vérification vérifier`;

const results = `augmentation augmenter, automatisation automatiser, amélioration améliorer, création créer, déploiement déployer, diminution diminuer, lancement lancer, mise mettre,
modernisation moderniser, obtention obtenir, optimisation optimiser, ouverture ouvrir, réduction réduire, restructuration restructurer, simplification simplifier`;

const read = (table: string, isResult: boolean) =>
  table.split(",").map((pair) => {
    const [noun = "", infinitive = ""] = pair.trim().split(/\s+/);
    return [noun, { infinitive, isResult }] as const;
  });

const verbs = new Map<string, NominalVerb>([...read(lasting, false), ...read(results, true)]);

/** Nouns that are a verb only together with what follows: "mise en place", "prise en charge". */
const needsPhrase =
  /^(?:mise en (?:place|œuvre|valeur|page|ligne)|mise à (?:jour|disposition|niveau)|prise en (?:charge|compte|main))\s/i;

/** The object's article without "de"; undefined if "de" alone does not determine it. */
function objectOf(complement: string): string | undefined {
  const rules: readonly (readonly [RegExp, string])[] = [
    [/^de la /i, "la "],
    [/^de l['’]\s?/i, "l’"],
    [/^du /i, "le "],
    [/^des /i, "les "],
    [/^d['’](?=une? )/i, ""],
    [
      /^de (?=\d|(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|plusieurs|leurs?|mes|ces|différents?|nouve\S+) )/i,
      "",
    ],
    [/^d['’](?=\p{L}{4,}[sx](?!\p{L}))/iu, "des "],
    [/^de (?=\p{L}{4,}[sx](?!\p{L}))/iu, "des "],
  ];
  const rule = rules.find(([pattern]) => pattern.test(complement));
  return rule && complement.replace(rule[0], rule[1]);
}

/** "… et des commandes" after an object that has lost its "de" loses it too. */
function withCoordinates(object: string): string {
  return object
    .replace(/(\set|,)\s+du\s/g, "$1 le ")
    .replace(/(\set|,)\s+des\s/g, "$1 les ")
    .replace(/(\set|,)\s+de la\s/g, "$1 la ")
    .replace(/(\set|,)\s+de l['’]\s?/g, "$1 l’")
    .replace(/(\set|,)\s+d['’](?=une?\s)/g, "$1 ")
    .replace(/(\set|,)\s+(?=\p{Ll})([^,]+)/gu, (whole, joint: string, part: string) => {
      const named = object.startsWith("les ") ? withArticle(part) : undefined;
      return named?.startsWith("les ") ? `${joint} ${named}` : whole;
    });
}

/** "Gestion des stocks et des commandes" as "gérer" and "les stocks et les commandes"; undefined when it cannot be turned safely. */
export function nominalAsVerb(text: string): { verb: NominalVerb; rest: string } | undefined {
  const noun = /^\p{L}+/u.exec(text)?.[0] ?? "";
  const verb = verbs.get(noun.toLowerCase());
  if (!verb) return undefined;
  const phrase = needsPhrase.exec(text)?.[0];
  if (/^(?:mise|prise)$/i.test(noun) && phrase === undefined) return undefined;
  const rest = phrase === undefined ? "" : phrase.slice(noun.length + 1);
  const complement = text.slice((phrase ?? `${noun} `).length);
  if (/^(?:participer|collaborer)$/.test(verb.infinitive)) {
    return /^(?:à|au|aux|avec)\s/i.test(complement) ? { verb, rest: complement } : undefined;
  }
  const object = objectOf(complement);
  return object === undefined ? undefined : { verb, rest: rest + withCoordinates(object) };
}
