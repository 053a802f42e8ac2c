import type { CvFormat } from "@postulo/contract/cv";
import type { CvDocument } from "@postulo/cv/cv-document";
import { jsonResume } from "@postulo/cv/json-resume";
import type { PrintCv } from "./print-cv.ts";
import { type CvLook, renderCv } from "./render-cv.ts";

/** The file of a CV in any format. */
export async function cvContent(
  document: CvDocument,
  { format, ...look }: Omit<CvLook, "format"> & { readonly format: CvFormat },
  print: PrintCv,
): Promise<Uint8Array> {
  if (format === "json") return Buffer.from(jsonResume(document));
  return (await renderCv(document, { ...look, format }, print)).content;
}
