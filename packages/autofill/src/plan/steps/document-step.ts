import type { Applicant } from "../../applicant.ts";
import type { Classified } from "../../classify.ts";
import type { Field } from "../../field.ts";
import { namesCompany } from "../answers/other-company.ts";
import { skip, typeStep, type Step } from "./step.ts";

/** Whether the `accept` attribute allows the file; an empty one allows every file. */
function accepts(
  { accept }: Field,
  { fileName, mediaType }: { fileName: string; mediaType: string },
) {
  const accepted = accept
    .split(",")
    .map((one) => one.trim().toLowerCase())
    .filter((one) => one !== "");
  return (
    accepted.length === 0 ||
    accepted.some(
      (one) =>
        one === "*/*" ||
        one === mediaType ||
        (one.endsWith("/*") && mediaType.startsWith(one.slice(0, -1))) ||
        fileName.toLowerCase().endsWith(one),
    )
  );
}

function letterStep(field: Field, applicant: Applicant, hasUpload: boolean): Step {
  const text = applicant.letterText ?? "";
  // The letter is in the form already where it is attached.
  const isAttached = applicant.documents?.some(({ kind }) => kind === "coverLetter") === true;
  if (text.trim() === "" || (hasUpload && isAttached)) return skip("ownText");
  return namesCompany(text, applicant) ? skip("otherCompany") : typeStep(field, [text], "letter");
}

const kindOf = { resume_file: "resume", cover_letter_file: "coverLetter" } as const;

/**
 * Attaches the résumé or the letter that the user chose. An upload that parses a résumé to fill the form is skipped,
 * because it would overwrite values.
 */
export function documentStep(
  { field, key }: Classified,
  applicant: Applicant,
  hasLetterUpload: boolean,
): Step {
  if (key === "cover_letter_text") return letterStep(field, applicant, hasLetterUpload);
  if (key === "resume_text") return skip("ownText");
  const kind = key === "resume_file" || key === "cover_letter_file" ? kindOf[key] : undefined;
  const file = applicant.documents?.find((one) => one.kind === kind);
  if (!kind || !file) return skip("document");
  if (field.widget !== "file" && field.widget !== "dropzone") return skip("unsupportedWidget");
  return accepts(field, file)
    ? { kind: "attach", document: kind, text: file.fileName, source: "files" }
    : skip("noMatchingChoice");
}
