import { fold } from "@postulo/lexicon/fold";
import { anywhere, atFirst } from "@postulo/lexicon/prompt-injection";

/** Whether a would-be title, employer or town talks to whoever writes the letter. */
export function ordersMachine(name: string): boolean {
  const folded = fold(name).trim();
  return anywhere.test(folded) || atFirst.test(folded);
}
