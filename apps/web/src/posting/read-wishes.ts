import { readPosting } from "@postulo/posting/posting";
import { readRequirements } from "@postulo/posting/requirements";
import { listedWishes, wishesOf } from "@postulo/posting/wishes";

/** What a posting asks for, in its words and order, as the server reads it. */
export const readWishes = (posting: string) =>
  listedWishes(wishesOf(readRequirements(readPosting(posting))));
