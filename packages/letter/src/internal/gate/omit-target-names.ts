import { foldSentence } from "@postulo/evidence/words";

/** Removes the posting's own title and company from a sentence, which it may always name. */
export function omitTargetNames(sentence: string, targetNames: readonly string[]): string {
  return targetNames.reduce((rest, name) => {
    const at = foldSentence(rest).indexOf(foldSentence(name));
    return at < 0 ? rest : `${rest.slice(0, at)} ${rest.slice(at + name.length)}`;
  }, sentence);
}
