import { foldWords } from "./folded-text.ts";

/** Meaning of a label in a form such as Europass. */
const fieldKinds = [
  "dates",
  "title",
  "company",
  "place",
  "degree",
  "school",
  "field",
  "activities",
  "ignored",
] as const;
export type FieldKind = (typeof fieldKinds)[number];

/** Labels, folded, English and French. */
const labels: Readonly<Record<FieldKind, string>> = {
  dates: `dates|date|period|periods|duration|from|when|from to|periode|duree|annee|annees|year|years|dates de a|dates from to`,
  title: `occupation or position held|position held|position|job title|title|role|designation|post|post held|occupation|fonction ou poste occupe|fonction et poste occupe|fonction|poste occupe|poste|intitule du poste|intitule de poste|emploi occupe|metier|titre|titre du poste`,
  company: `name and address of employer|name of employer|employer|company|company name|organisation|organization|client|nom et adresse de l employeur|nom de l employeur|employeur|entreprise|nom de l entreprise|societe|organisme|structure`,
  place: `location|place|city|town|lieu|ville|localisation|pays|country`,
  degree: `title of qualification awarded|qualification awarded|qualification|qualifications|degree|degree awarded|diploma|course|program|programme|intitule du certificat ou diplome delivre|intitule du diplome|diplome obtenu|diplome|certificat|formation|titre obtenu`,
  school: `name and type of organisation providing education and training|name and type of organisation|name of organisation providing education|organisation providing education and training|institution|school|university|college|institute|etablissement|etablissement d enseignement|nom et type de l etablissement d enseignement ou de formation|nom de l etablissement|ecole|universite|centre de formation`,
  field: `field of study|field|major|specialisation|specialization|principal subjects occupational skills covered|principal subjects|subjects|subject|course of study|specialite|domaine d etudes|filiere|matieres principales|matiere|discipline|domaine|option`,
  activities: `main activities and responsibilities|main activities|responsibilities|key responsibilities|duties|tasks|activities|achievements|description|principales activites et responsabilites|principales activites|activites|missions|missions principales|taches|realisations|activites et responsabilites`,
  ignored: `type of business or sector|sector|industry|type ou secteur d activite|secteur d activite|secteur|level in national or international classification|niveau dans la classification nationale ou internationale|niveau|reference|supervisor|team size|contract|type de contrat|contrat`,
};

const kinds: ReadonlyMap<string, FieldKind> = new Map(
  fieldKinds.flatMap((kind) =>
    labels[kind].split("|").map((label): [string, FieldKind] => [label, kind]),
  ),
);
const longLabels = [...kinds].filter(([label]) => label.split(" ").length > 3);

/** Returns the field of a label; the end of a long label can be on the next line. */
export function fieldOfLabel(text: string): FieldKind | undefined {
  const folded = foldWords(text.replace(/[:：]\s*$/, ""));
  const whole = kinds.get(folded);
  if (whole || folded.split(" ").length < 4) return whole;
  return longLabels.find(([label]) => label.startsWith(folded))?.[1];
}
