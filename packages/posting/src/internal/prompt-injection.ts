import { fold } from "@postulo/lexicon/fold";
import { anywhere, atFirst, injection } from "@postulo/lexicon/prompt-injection";

/** Whether a title, employer or town is an instruction to a language model. */
export function isPromptInjection(name: string): boolean {
  const folded = fold(name).trim();
  return anywhere.test(folded) || atFirst.test(folded);
}

/** Whether a folded sentence instructs a language model. */
export const isInstruction = (folded: string): boolean => injection.test(folded);
