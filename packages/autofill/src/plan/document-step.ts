import type { Applicant } from "../applicant.ts";
import type { Classified } from "../classify.ts";
import type { Field } from "../field.ts";
import { namesCompany } from "./other-company.ts";
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

function letterStep(field: Field, applicant: Applicant): Step {
  const text = applicant.letterText ?? "";
  if (text.trim() === "") return skip("document");
  return namesCompany(text, applicant) ? skip("otherCompany") : typeStep(field, [text], "letter");
}

const kindOf = { resume_file: "resume", cover_letter_file: "coverLetter" } as const;

/**
 * Attaches the résumé or the letter that the user chose. An upload that parses a résumé to fill the form is skipped,
 * because it would overwrite values.
 */
export function documentStep({ field, key }: Classified, applicant: Applicant): Step {
  if (key === "cover_letter_text") return letterStep(field, applicant);
  const kind = key === "resume_file" || key === "cover_letter_file" ? kindOf[key] : undefined;
  const file = applicant.documents?.find((one) => one.kind === kind);
  if (!kind || !file) return skip("document");
  if (field.widget !== "file" && field.widget !== "dropzone") return skip("unsupportedWidget");
  return accepts(field, file)
    ? { kind: "attach", document: kind, text: file.fileName, source: "files" }
    : skip("noMatchingChoice");
}
