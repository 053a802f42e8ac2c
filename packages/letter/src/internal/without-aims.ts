import { foldSentence } from "./words.ts";

/** The sentence without the posting's own title and company, which it may always name. */
export function withoutAims(sentence: string, aims: readonly string[]): string {
  return aims.reduce((rest, name) => {
    const at = foldSentence(rest).indexOf(foldSentence(name));
    return at < 0 ? rest : `${rest.slice(0, at)} ${rest.slice(at + name.length)}`;
  }, sentence);
}
