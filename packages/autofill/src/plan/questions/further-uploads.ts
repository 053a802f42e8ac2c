import type { Classified } from "../../classify.ts";
import { plainWords } from "../../classify/phrase.ts";

const ownWords = /^(?:label|aria\w+|platform)\b/;

const maxNameWordsOfUpload = 5;

const isRemark = (because: string) =>
  plainWords(because.slice("before:".length)).split(" ").length > maxNameWordsOfUpload;

const isAbove = (because: string) => because.startsWith("before");

const isNamedResume = ({ key, because }: Classified) =>
  key === "resume_file" && (ownWords.test(because) || (isAbove(because) && !isRemark(because)));

/** Whether only a sentence above the upload mentions the résumé. */
const isBelowRemark = ({ key, because }: Classified) =>
  key === "resume_file" && isAbove(because) && isRemark(because);

/** Where an upload is named as the one for the résumé, a sentence above another one is not about it. */
export function asFurtherUpload(classified: readonly Classified[]): readonly Classified[] {
  if (!classified.some(isNamedResume)) return classified;
  return classified.map((one) =>
    isBelowRemark(one) ? { ...one, key: "other_file" as const } : one,
  );
}
