/** Verbs in -er that lines of a profile begin with; participle and present follow the rule. */
const firstGroup =
  `accompagner accueillir-x actualiser adapter administrer affecter aider alimenter améliorer analyser animer appliquer approvisionner archiver
arrêter assembler assister assurer attribuer auditer augmenter automatiser budgéter calculer calibrer centraliser chiffrer cibler classer coacher collaborer
collecter commander communiquer comparer composer comptabiliser conditionner configurer conseiller consolider constituer contrôler coordonner coller corriger
créer cuisiner cultiver decorer décorer déclarer décliner définir-x déployer dépanner désamorcer dessiner détecter déterminer développer diagnostiquer différencier diffuser
digitaliser diminuer diriger dispenser distribuer diviser documenter doubler dresser échanger éditer éduquer élaborer éliminer emballer embaucher
encadrer encaisser enregistrer enseigner entretenir-x envoyer équilibrer établir-x estimer étudier évaluer examiner exécuter expédier expérimenter expliquer
exploiter exporter fabriquer façonner faciliter facturer fidéliser finaliser fixer fluidifier formaliser former fournir-x générer gérer guider harmoniser
identifier illustrer implanter importer impulser informer initier innover inspecter installer instaurer intégrer intervenir-x interviewer inventorier
justifier lancer lister livrer manager manipuler maquetter maîtriser mener mesurer mettre-x migrer mobiliser modéliser moderniser modifier moderer monter motiver
négocier nettoyer normaliser observer optimiser orchestrer ordonner organiser orienter paramétrer participer passer peser piloter placer planifier planter
poser poster préparer présenter prévenir-x prioriser procéder programmer proposer prospecter protéger publier rapprocher rassembler réaliser recenser réceptionner
rechercher recommander recruter rédiger rééduquer référencer régler relancer remplacer rénover renforcer renouveler renseigner réorganiser réparer repérer répertorier
représenter résoudre-x respecter restaurer restructurer sécuriser sélectionner sensibiliser simplifier soigner souder stocker structurer superviser surveiller
tailler tester traiter transformer transporter trier trouver tripler utiliser vacciner valider valoriser veiller ventiler vérifier visiter`
    .split(/\s+/)
    .filter((verb) => verb.endsWith("er"));

/** infinitive: participle, first person singular present. */
const irregular: Record<string, readonly [string, string]> = {
  accomplir: ["accompli", "accomplis"],
  accroître: ["accru", "accrois"],
  accueillir: ["accueilli", "accueille"],
  acquérir: ["acquis", "acquiers"],
  atteindre: ["atteint", "atteins"],
  concevoir: ["conçu", "conçois"],
  conclure: ["conclu", "conclus"],
  conduire: ["conduit", "conduis"],
  construire: ["construit", "construis"],
  convaincre: ["convaincu", "convaincs"],
  couvrir: ["couvert", "couvre"],
  définir: ["défini", "définis"],
  démontrer: ["démontré", "démontre"],
  écrire: ["écrit", "écris"],
  entreprendre: ["entrepris", "entreprends"],
  entretenir: ["entretenu", "entretiens"],
  établir: ["établi", "établis"],
  faire: ["fait", "fais"],
  fournir: ["fourni", "fournis"],
  garantir: ["garanti", "garantis"],
  instruire: ["instruit", "instruis"],
  maintenir: ["maintenu", "maintiens"],
  mettre: ["mis", "mets"],
  obtenir: ["obtenu", "obtiens"],
  offrir: ["offert", "offre"],
  ouvrir: ["ouvert", "ouvre"],
  prendre: ["pris", "prends"],
  produire: ["produit", "produis"],
  recevoir: ["reçu", "reçois"],
  réduire: ["réduit", "réduis"],
  remettre: ["remis", "remets"],
  remplir: ["rempli", "remplis"],
  répondre: ["répondu", "réponds"],
  saisir: ["saisi", "saisis"],
  résoudre: ["résolu", "résous"],
  réussir: ["réussi", "réussis"],
  servir: ["servi", "sers"],
  soutenir: ["soutenu", "soutiens"],
  suivre: ["suivi", "suis"],
  tenir: ["tenu", "tiens"],
  traduire: ["traduit", "traduis"],
  transmettre: ["transmis", "transmets"],
  vendre: ["vendu", "vends"],
};

/** gérer: gère; mener: mène; nettoyer: nettoie; renouveler: renouvelle. */
function presentOf(infinitive: string): string {
  const stem = infinitive.slice(0, -2);
  if (stem.endsWith("y")) return `${stem.slice(0, -1)}ie`;
  if (/(?:pel|vel|jet)$/.test(stem)) return `${stem}${stem.slice(-1)}e`;
  return `${stem.replace(/[eé]([^aeiouéèêy]+)$/u, (whole, consonants: string) => (consonants.length <= 2 && !/^(?:rs|rc|st|ss|ll|tt|rv|rm|rn|ct|xp|mb|nt|nd|nc|ns|mp|sp|sc|x)/.test(consonants) ? `è${consonants}` : whole))}e`;
}

export type Conjugation = { readonly participle: string; readonly present: string };

const conjugations = new Map<string, Conjugation>([
  ...firstGroup.map(
    (verb) => [verb, { participle: `${verb.slice(0, -2)}é`, present: presentOf(verb) }] as const,
  ),
  ...Object.entries(irregular).map(
    ([verb, [participle, present]]) => [verb, { participle, present }] as const,
  ),
]);

/** The first-person forms of a verb; undefined for an unknown verb. */
export function conjugationOf(infinitive: string): Conjugation | undefined {
  return conjugations.get(infinitive);
}

export const participles = new Set([...conjugations.values()].map(({ participle }) => participle));
/** First person singular present → infinitive. */
export const presents = new Map(
  [...conjugations].map(([verb, { present }]) => [present, verb] as const),
);

/** "préparé" → "préparer". */
export const infinitives = new Map(
  [...conjugations].map(([verb, { participle }]) => [participle, verb] as const),
);
