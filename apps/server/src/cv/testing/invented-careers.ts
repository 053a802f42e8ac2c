import type { CvDocument } from "@postulo/cv/cv-document";
import { masterCv } from "@postulo/cv/master-cv";
import type { LetterLanguage } from "@postulo/domain/letter-language";
import { storedProfile } from "@postulo/evidence/profile";

/** `#` is a number. */
const words = {
  en: {
    titles: ["Site Manager", "Deputy Site Manager", "Assistant Quantity Surveyor", "Foreman"],
    companies: ["Tamar Yards", "Culm & Exe Construction Ltd", "Bovey Brickworks", "Haldon Homes"],
    cities: ["Exeter", "Plymouth", "Newton Abbot"],
    does: [
      "Planned the work of # bricklayers",
      "Ordered timber, sand and cement for # sites",
      "Checked # scaffolds each morning and kept the register",
      "Agreed the final accounts of # subcontractors",
      "Trained # apprentices in setting out",
    ],
    more: [
      " on a school of 9 classrooms",
      ", and cut waste by 12% within the first year",
      " while the old building stayed open to 300 pupils, which meant that every delivery came before eight in the morning",
    ],
    degree: ["HNC", "Construction", "Dartmoor College"],
    skills: ["Setting out", "Cost plans", "Site safety", "AutoCAD", "Method statements"],
    summary: "Site manager who hands over schools and homes on the day that was agreed.",
    note: { label: "Interests", content: "Gig rowing, dry stone walling" },
  },
  fr: {
    titles: ["Conductrice de travaux", "Cheffe de chantier", "Aide-conductrice de travaux"],
    companies: [
      "Ateliers de la Vesle",
      "Maçonnerie Tardenois SARL",
      "Logis d'Argonne",
      "Batimarne",
    ],
    cities: ["Reims", "Épernay", "Châlons-en-Champagne"],
    does: [
      "Planification du travail de # maçons",
      "Commande du bois, du sable et du ciment de # chantiers",
      "Contrôle quotidien de # échafaudages et tenue du registre",
      "Décompte définitif de # sous-traitants",
      "Formation de # apprentis à l'implantation",
    ],
    more: [
      " d'une école de 9 classes",
      ", avec 12 % de déchets en moins dès la première année",
      " pendant que l'ancien bâtiment restait ouvert à 300 élèves, ce qui imposait de recevoir toutes les livraisons avant huit heures",
    ],
    degree: ["BTS", "Bâtiment", "Lycée du Tardenois"],
    skills: ["Implantation", "Métré", "Sécurité des chantiers", "AutoCAD", "Plans de prévention"],
    summary: "Conductrice de travaux qui livre écoles et logements au jour convenu.",
    note: { label: "Centres d'intérêt", content: "Aviron, murs en pierre sèche" },
  },
} as const;

/** How much somebody says of themselves. */
export type CareerLength = {
  readonly jobs: number;
  /** Of each job. */
  readonly lines: number;
  /** Whether many lines are longer than the width of a page. */
  readonly isWordy: boolean;
};

const nth = (list: readonly string[], at: number) => list[at % list.length] ?? "";

/** The CV of an invented person with so many jobs; the same for the same arguments. */
export function inventedCareer(
  language: LetterLanguage,
  { jobs, lines, isWordy }: CareerLength,
): CvDocument {
  const { titles, companies, cities, does, more, degree, skills, summary, note } = words[language];
  const tail = (at: number) =>
    isWordy && at % 3 < 2 ? nth(more, at) + (at % 2 === 0 ? nth(more, at + 1) : "") : "";
  // Each has a number that no other has.
  const line = (at: number) => `${nth(does, at).replace("#", String(at + 11))}${tail(at)}`;
  const [name = "", field = "", school = ""] = degree;
  return masterCv(
    storedProfile.parse({
      profile: {
        first_name: "Morwenna",
        last_name: "Tregear-Vasseur",
        email: "morwenna@example.com",
        phone_number: "+44 7700 900318",
        city: cities[0],
        summary,
      },
      experiences: Array.from({ length: jobs }, (_, at) => ({
        title: nth(titles, Math.floor(at / 3)),
        company: `${nth(companies, at)}${at < companies.length ? "" : ` ${at}`}`,
        location: nth(cities, at),
        start_date: `0${(at % 9) + 1}/${2024 - 2 * at}`,
        end_date: at === 0 ? "" : `0${(at % 9) + 1}/${2026 - 2 * at}`,
        is_current: at === 0,
        description: Array.from({ length: lines }, (_line, number) =>
          line(at * lines + number),
        ).join("\n"),
      })),
      education: Array.from({ length: jobs > 6 ? 2 : 1 }, (_, at) => ({
        degree: name,
        field_of_study: field,
        school: `${school}${at === 0 ? "" : ` ${at + 1}`}`,
        start_date: String(1998 - 3 * at),
        end_date: String(2000 - 3 * at),
      })),
      competencies: [
        ...skills.map((skill) => ({ name: skill, category: "technical" })),
        { name: language === "en" ? "Cornish" : "Breton", category: "language", level: "advanced" },
      ],
      other: [note],
    }),
    language,
  );
}
