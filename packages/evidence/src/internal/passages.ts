import { fold } from "@postulo/lexicon/fold";
import { baseOfPast, baseVerbs } from "../english-verbs.ts";
import { wordsOf } from "../words.ts";

type Sentence = { readonly text: string; readonly keys: ReadonlySet<string> };

const subject = /^(?:I|we|je|j|nous)$/iu;
/** "Repairing", « réparé », « réparer », « réparation » */
const deed = /(?:ing|é|er|ir|re|[ts]ions?|ages?|ments?)$/u;

/** "Visited prisons", "Repair of bikes": a sentence with a deed of its own. */
function statesDeed({ text }: Pick<Sentence, "text">): boolean {
  const first = wordsOf(text)[0]?.raw ?? "";
  const folded = fold(first);
  return subject.test(first) || deed.test(first) || baseOfPast.has(folded) || baseVerbs.has(folded);
}

/** The keys of each two sentences that follow one another, unless each states a deed: "Managed the rota. Repaired bikes for schools." */
export function passagesOf(sentences: readonly Sentence[]): ReadonlySet<string>[] {
  return sentences.slice(1).flatMap((line, at) => {
    const before = sentences[at];
    const isOne = before !== undefined && !(statesDeed(before) && statesDeed(line));
    return isOne ? [new Set([...before.keys, ...line.keys])] : [];
  });
}
