import type { Classified } from "@postulo/autofill/classify";
import { fieldLabel } from "@postulo/autofill/field-label";
import type { PlannedField } from "@postulo/autofill/plan";
import { skip } from "@postulo/autofill/plan/steps/step";

type IsRequired = (fieldId: number, label: string) => boolean;

/** With what the field is about: "Emergency contact: Name". */
function labelOf({ field }: Classified): string {
  const label = fieldLabel(field);
  const about = field.headings.at(-1) ?? "";
  return about === "" || label.includes(about) ? label : `${about}: ${label}`;
}

/**
 * The plan with the required fields that it leaves out, such as those about other people: only the user fills them, and they
 * count as left.
 */
export function withRequired(
  planned: readonly PlannedField[],
  classified: readonly Classified[],
  isRequired: IsRequired,
): readonly PlannedField[] {
  const known = new Map(planned.map((one) => [one.fieldId, one]));
  return classified.flatMap((one): PlannedField | readonly PlannedField[] => {
    const { field, key } = one;
    const found = known.get(field.id);
    if (found) return found;
    const isLeft = field.excluded === undefined && field.isShown && field.isEditable;
    if (!isLeft || !isRequired(field.id, fieldLabel(field))) return [];
    const step = skip(field.isFilled ? "alreadyFilled" : "question");
    return { fieldId: field.id, key, label: labelOf(one), step };
  });
}
