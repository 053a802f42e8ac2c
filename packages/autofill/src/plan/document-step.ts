import type { Applicant } from "../applicant.ts";
import type { Classified } from "../classify.ts";
import type { Field } from "../field.ts";
import { namesCompany } from "./other-company.ts";
import { leave, typeStep, type Step } from "./step.ts";

/** Whether a field's `accept` takes the file; an empty one takes everything. */
function accepts(
  { accept }: Field,
  { fileName, mediaType }: { fileName: string; mediaType: string },
) {
  const wanted = accept
    .split(",")
    .map((one) => one.trim().toLowerCase())
    .filter((one) => one !== "");
  return (
    wanted.length === 0 ||
    wanted.some(
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
  if (text.trim() === "") return leave("document");
  return namesCompany(text, applicant) ? leave("otherCompany") : typeStep(field, [text], "letter");
}

const kindOf = { resume_file: "resume", cover_letter_file: "coverLetter" } as const;

/**
 * Attaches the résumé or the letter that the person chose. An upload that reads a résumé in order to fill the form by itself is
 * left: it would overwrite what stands there.
 */
export function documentStep({ field, key }: Classified, applicant: Applicant): Step {
  if (key === "cover_letter_text") return letterStep(field, applicant);
  const kind = key === "resume_file" || key === "cover_letter_file" ? kindOf[key] : undefined;
  const file = applicant.documents?.find((one) => one.kind === kind);
  if (!kind || !file) return leave("document");
  if (field.widget !== "file" && field.widget !== "dropzone") return leave("unsupportedWidget");
  return accepts(field, file)
    ? { kind: "attach", document: kind, text: file.fileName, source: "files" }
    : leave("noMatchingChoice");
}
