import * as lexicon from "@postulo/lexicon/form-labels";
import { foldWords } from "./text/folded-text.ts";

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

const labels: Readonly<Record<FieldKind, readonly string[]>> = {
  dates: lexicon.datesLabels,
  title: lexicon.titleLabels,
  company: lexicon.companyLabels,
  place: lexicon.placeLabels,
  degree: lexicon.degreeLabels,
  school: lexicon.schoolLabels,
  field: lexicon.fieldLabels,
  activities: lexicon.activitiesLabels,
  ignored: lexicon.ignoredLabels,
};

const kinds: ReadonlyMap<string, FieldKind> = new Map(
  fieldKinds.flatMap((kind) => labels[kind].map((label): [string, FieldKind] => [label, kind])),
);
const spaceless: ReadonlyMap<string, FieldKind> = new Map(
  [...kinds].flatMap(([label, kind]): [string, FieldKind][] =>
    label.includes(" ") ? [[label.replaceAll(" ", ""), kind]] : [],
  ),
);
const longLabels = [...kinds].filter(([label]) => label.split(" ").length > 3);

/** `College/Institutes`, `CGPA / (%)`: each of the alternatives is a label of the same field. */
function kindOfAlternatives(text: string): FieldKind | undefined {
  const parts = text.split("/").map(foldWords).filter(Boolean);
  const [kind, ...others] = parts.map(
    (part) => kinds.get(part) ?? kinds.get(part.replace(/s$/, "")),
  );
  return text.includes("/") && others.every((other) => other === kind) ? kind : undefined;
}

/** Returns the field of a label, also if spaces of it were lost; the end of a long label can be on the next line. */
export function fieldOfLabel(text: string): FieldKind | undefined {
  const folded = foldWords(text.replace(/[:：]\s*$/, ""));
  const whole = kinds.get(folded) ?? spaceless.get(folded.replaceAll(" ", ""));
  if (whole) return whole;
  if (folded.split(" ").length < 4) return kindOfAlternatives(text);
  return longLabels.find(([label]) => label.startsWith(folded))?.[1];
}
