import type { Entry } from "@postulo/evidence/entry";
import type { Frame } from "./frame.ts";
import type { ProvenWish } from "./proven-wishes.ts";

/** What the background of a letter is chosen from. */
export type Background = {
  readonly entries: readonly Entry[];
  readonly wishes: readonly ProvenWish[];
  readonly frame: Frame;
  readonly isReadable: (text: string) => boolean;
  /** The advertised title. */
  readonly trade: string;
  readonly today: { readonly year: number; readonly month: number };
  /** Entries that are headings above: a training of them is not named again. */
  readonly told: ReadonlySet<Entry>;
  /** Little else can be said: skills are named that the posting does not ask for. */
  readonly isThin: boolean;
};

/** A thing that the person has, with its entries. */
export type BackgroundItem = {
  readonly text: string;
  readonly sources: readonly string[];
  /** A qualification that is held, by its title: it proves what its entry does. */
  readonly isHeldStudy?: boolean;
};
