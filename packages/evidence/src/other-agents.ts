import { fold } from "@postulo/lexicon/fold";
import { agentOf } from "./internal/agents.ts";

/** Whether a statement is about what somebody else did: "the manager signed it", "set up by head office". */
export const isOfOthers = (statement: string): boolean => agentOf(fold(statement)) !== undefined;
