import type { Applicant } from "@postulo/autofill/applicant";
import type { ReceiptLine } from "@postulo/autofill/receipt";

/** What the page says about the job it is for. Empty texts where it says nothing. */
export type Posting = {
  readonly title: string;
  readonly company: string;
  readonly location: string;
  readonly url: string;
  /** The platform's name, or the host. */
  readonly source: string;
};

/** What the content script offers to the service worker, in a world of its own that the page cannot see. */
export type PageDoor = {
  readonly fill: (applicant: Applicant) => Promise<readonly ReceiptLine[]>;
  readonly undo: () => number;
  readonly posting: () => Posting;
};

declare global {
  // A property of the content script's global object can only be declared this way.
  var postuloPage: PageDoor | undefined;
}
