import type { LetterLanguage } from "../letter-language.ts";
import { nextActions, type NextAction } from "../next-action.ts";
import { priorities, type Priority } from "../priority.ts";
import { stages, type Stage } from "../stage.ts";
import { readTags } from "../tags.ts";

/** One application: when it was sent, and what happened afterwards, in days. */
export interface DemoApplication {
  daysAgo: number;
  title: string;
  company: string;
  place: string;
  source: string;
  steps: readonly {
    daysLater: number;
    change: { stage: Stage } | { priority: Priority };
  }[];
  contact: string | undefined;
  plan: { action: NextAction; inDays: number; isReminder: boolean } | undefined;
  tags: readonly string[];
}

/** Days ago | title | company | place | source | what became of it, after how many days | contact | next action, in days, ! for a reminder | tags */
const table = `
214 | Supply chain coordinator | Fruitière des Alpes | Chambéry | Company website | rejected 21 | |
209 | Logistics manager | Nordvent Distribution | Lille | Job board | phoneScreen 6, rejected 15 | Hugo Martel |
203 | Demand planner | Pépinières Aubrac | Rodez | Job board | rejected 12 | |
198 | Transport planner | Rhône Fret | Vénissieux | Referral | high 1, phoneScreen 4, interview1 11, interview2 19, rejected 30 | Salomé Giraud |
190 | Inventory analyst | Librairies du Parc | Lyon | Company website | | |
184 | Supply planner | Atelier Borée | Villeurbanne | Recruiter | phoneScreen 3, withdrawn 9 | Yanis Keller |
177 | Procurement specialist | Cuisines Valmy | Dijon | Job board | low 2, rejected 18 | |
171 | Logistics coordinator | Pharmacies Réunies du Sud | Montpellier | Job board | rejected 25 | |
165 | Supply chain analyst | Helio Énergies | Grenoble | Professional network | high 1, phoneScreen 5, interview1 12, interview2 20, finalInterview 29, rejected 36 | Inès Carpentier | | Dream job
158 | Warehouse planner | Jardins de Saône | Mâcon | Job board | | |
152 | Demand planner | Brasserie du Confluent | Lyon | Referral | phoneScreen 4, interview1 10, withdrawn 16 | Paul Vasseur |
147 | Transport coordinator | Cargo Léman | Annemasse | Company website | rejected 9 | |
140 | Supply chain coordinator | Verrerie de la Loire | Saint-Étienne | Job board | low 1, rejected 30 | |
133 | Logistics project officer | Ville de Rivemont | Rivemont | Company website | phoneScreen 14, interview1 28, rejected 45 | Claire Besson |
127 | Supply planner | Laiterie du Forez | Montbrison | Job board | | |
121 | Procurement coordinator | Batiplus Matériaux | Bourgoin-Jallieu | Recruiter | rejected 11 | |
116 | Import coordinator | Thé & Comptoirs | Marseille | Professional network | phoneScreen 5, withdrawn 12 | Malik Ferrand |
110 | Demand planner | Optique Clairval | Lyon | Company website | high 2, phoneScreen 6, interview1 14, interview2 21, interview3 30, rejected 41 | Agathe Roy |
103 | Logistics analyst | Papeteries Monnet | Annecy | Job board | rejected 16 | |
97 | Supply chain analyst | Cycles Tramontane | Valence | Referral | phoneScreen 4, interview1 9, rejected 20 | Noé Lambert |
91 | Transport planner | Messageries du Dauphiné | Grenoble | Job board | | |
86 | Inventory manager | Quincaillerie Ampère | Lyon | Job board | rejected 8 | |
80 | Supply planner | Semences Garrigue | Nîmes | Company website | low 3 | |
74 | Supply chain coordinator | Nuage Textile | Roanne | Professional network | phoneScreen 7, interview1 15, interview2 24, rejected 38 | Emma Poirier |
68 | Logistics manager | Conserveries Malo | Nantes | Recruiter | withdrawn 5 | |
63 | Demand planner | Altiplan Outdoor | Annecy | Referral | high 1, phoneScreen 3, interview1 10, interview2 18, finalInterview 27, offer 37 | Jules Marchetti | negotiateSalary 2 ! | Four-day week
57 | Procurement specialist | Savonnerie des Docks | Marseille | Job board | rejected 22 | |
52 | Supply chain analyst | Ferme Lumière | Lyon | Company website | phoneScreen 6, interview1 16, interview2 28, interview3 40 | Aya Benali | checkReferences 4 | Near home
47 | Transport coordinator | Éco-Colis | Villeurbanne | Professional network | high 1, phoneScreen 5, interview1 13, interview2 24, offer 42 | Tom Rivière | declineOffer 6 | Dream job
42 | Supply planner | Moulin Saint-Roch | Bourg-en-Bresse | Job board | | | followUp -3 !
37 | Logistics coordinator | Médiathèques Associées | Lyon | Company website | rejected 19 | |
33 | Supply chain coordinator | Pharmalys | Lyon | Recruiter | high 2, phoneScreen 6, interview1 15, interview2 25 | Lina Morel | prepareForInterview 3 ! | Dream job, Four-day week
28 | Demand planner | Bois & Cordes | Clermont-Ferrand | Job board | low 1 | | followUp 2
24 | Inventory planner | Skis Belledonne | Grenoble | Referral | phoneScreen 4, interview1 13 | Marc Antonin | sendThankYou 1 ! | Four-day week, Remote
20 | Logistics analyst | Horlogerie du Jura | Besançon | Professional network | phoneScreen 7 | Eva Schmitt | practiceInterview 5 | Remote
16 | Supply chain analyst | Solstice Cosmétique | Lyon | Company website | high 1, phoneScreen 6, interview1 12 | Rose Delmas | prepareForInterview 6 ! | Near home, Remote
12 | Transport planner | Locavore Express | Lyon | Job board | phoneScreen 8 | Idris Colin | researchCompany 0 | Near home
8 | Supply planner | Faïencerie Blanche | Limoges | Job board | | | followUp 6 ! | Remote
4 | Procurement coordinator | Clinique du Parc Vert | Lyon | Company website | | | followUp 10 | Near home
1 | Supply chain manager | Mobilier Arpège | Lyon | Recruiter | high 0 | Victor Lang | updateResume 0 | Dream job, Near home
`;

/** Days ago | title | company | place | source */
const savedTable = `
5 | Supply planner | Halles Mercure | Lyon | Company website
3 | Logistics analyst | Observatoire du Vélo | Villeurbanne | Job board
1 | Demand planner | Confitures Bellecour | Lyon | Professional network
`;

/** The titles and sources of the tables in French. */
const inFrench = new Map([
  ["Supply chain coordinator", "Coordinateur logistique (H/F)"],
  ["Logistics manager", "Responsable logistique"],
  ["Demand planner", "Prévisionniste des ventes"],
  ["Transport planner", "Planificateur transport (H/F)"],
  ["Inventory analyst", "Analyste de stocks"],
  ["Supply planner", "Planificateur approvisionnement (H/F)"],
  ["Procurement specialist", "Spécialiste achats"],
  ["Logistics coordinator", "Coordinateur logistique (H/F)"],
  ["Supply chain analyst", "Analyste supply chain"],
  ["Warehouse planner", "Planificateur d’entrepôt (H/F)"],
  ["Transport coordinator", "Coordinateur transport (H/F)"],
  ["Logistics project officer", "Chargé de projet logistique (H/F)"],
  ["Procurement coordinator", "Coordinateur achats (H/F)"],
  ["Import coordinator", "Coordinateur import (H/F)"],
  ["Logistics analyst", "Analyste logistique"],
  ["Inventory manager", "Gestionnaire de stocks"],
  ["Inventory planner", "Planificateur de stocks (H/F)"],
  ["Supply chain manager", "Responsable supply chain"],
  ["Company website", "Site de l’entreprise"],
  ["Job board", "Site d’emploi"],
  ["Referral", "Recommandation"],
  ["Recruiter", "Cabinet de recrutement"],
  ["Professional network", "Réseau professionnel"],
  ["Dream job", "Poste rêvé"],
  ["Four-day week", "Semaine de quatre jours"],
  ["Near home", "Près de chez moi"],
  ["Remote", "Télétravail"],
]);

/** @throws when the table has another word. */
function oneOf<Value extends string>(values: readonly Value[], word: string | undefined): Value {
  const found = values.find((value) => value === word);
  if (found === undefined) throw new Error(`The demo's table has the unknown word ${word}.`);
  return found;
}

function readStep(written: string): DemoApplication["steps"][number] {
  const [what, days] = written.trim().split(" ");
  const priority = priorities.find((value) => value === what);
  const change = priority ? { priority } : { stage: oneOf(stages, what) };
  return { daysLater: Number(days), change };
}

function readPlan(written: string): DemoApplication["plan"] {
  if (written === "") return undefined;
  const [what, days, mark] = written.split(" ");
  return { action: oneOf(nextActions, what), inDays: Number(days), isReminder: mark === "!" };
}

function readLine(line: string): DemoApplication {
  const cells = line.split("|").map((cell) => cell.trim());
  const [daysAgo = "", title = "", company = "", place = "", source = "", steps = ""] = cells;
  const [contact = "", plan = "", tags = ""] = cells.slice(6);
  return {
    daysAgo: Number(daysAgo),
    title,
    company,
    place,
    source,
    steps: steps === "" ? [] : steps.split(",").map(readStep),
    contact: contact === "" ? undefined : contact,
    plan: readPlan(plan),
    tags: readTags(tags),
  };
}

function readTable(lines: string, language: LetterLanguage): readonly DemoApplication[] {
  const applications = lines.trim().split("\n").map(readLine);
  if (language === "en") return applications;
  return applications.map((application) => ({
    ...application,
    title: translate(application.title),
    source: translate(application.source),
    tags: application.tags.map(translate),
  }));
}

function translate(text: string): string {
  const french = inFrench.get(text);
  if (french === undefined) throw new Error(`The demo has no French text for ${text}.`);
  return french;
}

/** A search of seven months, the oldest application first. */
export const demoApplications = {
  en: readTable(table, "en"),
  fr: readTable(table, "fr"),
} as const satisfies Record<LetterLanguage, unknown>;

/** Jobs that were saved so many days ago, and not applied to yet. */
export const demoSavedJobs = {
  en: readTable(savedTable, "en"),
  fr: readTable(savedTable, "fr"),
} as const satisfies Record<LetterLanguage, unknown>;
