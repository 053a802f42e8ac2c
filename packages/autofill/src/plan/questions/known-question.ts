import type { Applicant } from "../../applicant.ts";
import type { Classified } from "../../classify.ts";
import { plainWords } from "../../classify/phrase.ts";
import { keyClassOf } from "../../field-key.ts";
import { regionOf } from "../countries.ts";
import { surplusDates, withDatesOfEntries } from "../jobs/dates-of-entries.ts";
import { withEmployerBlocks } from "../jobs/employer-blocks.ts";
import { withoutFamily } from "../owners/family.ts";
import { countriesIn, withFormCountry } from "../answers/find-answer.ts";
import { asFurtherUpload } from "./further-uploads.ts";
import { withGermanNames } from "./german-fields.ts";
import { withHouseNumbers } from "../steps/house-number.ts";
import { knownKind } from "./known-wording.ts";
import { leftField } from "../owners/left-field.ts";
import {
  asSignature,
  withJoinedParts,
  withoutPartsBelowName,
  withRenamedParts,
  withSurnames,
  withWholeNames,
} from "../owners/names-of-form.ts";
import { leaveOthers } from "../owners/of-others.ts";
import { withoutOtherForms } from "../owners/other-forms.ts";
import { asWorkContact } from "../owners/own-contact.ts";
import { withoutPhonesOfJobs } from "../owners/phone-of-job.ts";
import { isPledge } from "./pledge.ts";
import { isBindingKind } from "./question-templates.ts";
import { chosenBeside, withoutLoneLists } from "./salary-lists.ts";
import { salaries, type AmountContext } from "./salary.ts";
import { withSchoolBlocks } from "../schools/school-blocks.ts";
import { withSchoolRows } from "../schools/school-rows.ts";
import { isTyped } from "../steps/step.ts";
import { withUnmarkedHeadings } from "../owners/unmarked-headings.ts";
import { isOtherQuestion } from "./whole-label.ts";
import { isYesOrNo } from "./yes-or-no.ts";

const responsibilities = /^(?:exp|edu)_description$|^summary$/;
const maxNameWords = 6;

/** Whether a field is answered only when its whole question is known: binding questions and free-text questions. */
function isBinding({ field, key }: Classified): boolean {
  if (isBindingKind(key)) return true;
  if (key.endsWith("_current")) return false;
  if (field.widget === "checkbox" || isYesOrNo(field)) return true;
  const text = field.labels[0]?.text ?? "";
  return responsibilities.test(key) && plainWords(text).split(" ").length > maxNameWords;
}

const germanPermit = /arbeits(?:bewilligung|erlaubnis|genehmigung)/i;

/** The countries that a form is about: those its questions about work permits name, and the one its list is preset to. */
function formCountries(classified: readonly Classified[]): ReadonlySet<string> {
  const named = classified.flatMap((one) => {
    const { key, field } = one;
    if (key === "country") return regionOf(field.shown ?? "") ?? [];
    const text = field.labels[0]?.text ?? "";
    const isPermit =
      key === "work_authorization" || key === "visa_sponsorship" || germanPermit.test(text);
    return isPermit ? [...countriesIn(text)] : [];
  });
  return new Set(named);
}

function gated(classified: Classified, applicant: Applicant, context: AmountContext): Classified {
  const { key, field } = classified;
  if (key === "none" || keyClassOf(key) === "consent") return classified;
  if (isPledge(field)) return { ...classified, key: "consent_terms" };
  const binds = isBinding(classified) || isOtherQuestion(classified, applicant, context);
  if (!binds && key !== "custom_question") return classified;
  const known = knownKind(field, applicant);
  if (known) return { ...classified, key: known };
  if (!binds) return classified;
  // A fact that a word of the question suggests is not what it asks for.
  const isFact = keyClassOf(key) === "profile";
  return { ...classified, key: isFact ? "custom_question" : key, isBinding: true };
}

/**
 * Gives each field that binds the kind of its known wording, and marks the others. Agreements, certifications and
 * signatures are consents. A text field for a dial code is the telephone number when the form has no other.
 */
export function knownQuestions(
  classified: readonly Classified[],
  applicant: Applicant,
): readonly Classified[] {
  const named = withDatesOfEntries(
    withoutPartsBelowName(withJoinedParts(withGermanNames(classified))),
  );
  const inEmployers = withEmployerBlocks(named, applicant);
  const ofForm = withoutOtherForms(withHouseNumbers(inEmployers.map(asWorkContact)));
  const ofApplicant = leaveOthers(withUnmarkedHeadings(withoutFamily(ofForm)), applicant);
  const inSchools = withSchoolBlocks(withSchoolRows(ofApplicant, applicant), applicant);
  // Dates to which a block gives a job or a school are others by now.
  const surplus = surplusDates(named);
  const ofPerson = inSchools.map((one) => (surplus.has(one) ? leftField(one) : one));
  const read = asFurtherUpload(
    asSignature(withSurnames(withWholeNames(withRenamedParts(withoutPhonesOfJobs(ofPerson))))),
  );
  const hasNumber = read.some(({ key }) => key === "phone");
  const countries = formCountries(read);
  const known = read.map((one, at): Classified =>
    one.key === "phone_country_code" && !hasNumber && isTyped(one.field.widget)
      ? { ...one, key: "phone" }
      : gated(one, applicant, {
          beside: salaries.has(one.key) ? chosenBeside(read, at, applicant) : "",
          countries,
        }),
  );
  return withFormCountry(withoutLoneLists(known));
}
