import type { Applicant } from "@postulo/autofill/applicant";
import type { VisibilityCheck } from "@postulo/autofill/sight/look";
import type { Answered, FieldView, PostedValues } from "@postulo/contract/extension-messages";
import type { Language } from "@postulo/i18n/language";

/** What the page says about the job it is for. Empty texts where it says nothing. */
export type Posting = {
  readonly title: string;
  readonly company: string;
  readonly location: string;
  readonly url: string;
  /** The platform's name, or the host. */
  readonly source: string;
  /** The whole text about the job, for a letter. */
  readonly description: string;
  readonly values: PostedValues;
};

/** A field of one frame, which does not know its own number. */
export type FrameField = Omit<FieldView, "frameId">;

/** The one field that is to be filled, also when it cannot be seen if `evenUnseen`; null for all of them. */
export type OnlyField = { readonly fieldId: number; readonly evenUnseen: boolean } | null;

/** What the content script offers to the service worker, in a world of its own that the page cannot see. */
export type PageDoor = {
  /** Reads the frame and says what would be filled in; nothing is touched. */
  readonly read: (applicant: Applicant) => readonly FrameField[];
  /** Fills all that is empty and seen, or the one field; answers how every field stands now. */
  readonly fill: (applicant: Applicant, only: OnlyField) => Promise<readonly FrameField[]>;
  readonly undo: () => number;
  /** What the person answered by themselves. */
  readonly answered: () => readonly Answered[];
  /** Shows a field to the person; false when it is gone. */
  readonly goTo: (fieldId: number) => boolean;
  /** Whether the frame holds a form to apply with, and not a search or a sign-in. */
  readonly isApplication: () => boolean;
  /** Whether the page tells that the application arrived. */
  readonly isConfirmed: () => boolean;
};

/** What the panel offers to the service worker. */
export type PanelDoor = {
  /** Puts the button into the page, or opens the panel at once. */
  readonly show: (isOpen: boolean, language: Language) => void;
  /** Reads the page anew, since something has changed. */
  readonly refresh: () => void;
  readonly remove: () => void;
  /** Whether an element of the page is the panel, which a person can move. */
  readonly isHost: (element: Element) => boolean;
};

declare global {
  // A property of the content script's global object can only be declared this way.
  var postuloPage: PageDoor | undefined;
  var postuloPanel: PanelDoor | undefined;
  /** Which fields of the frame a person can see. */
  var postuloSight: VisibilityCheck | undefined;
  /** What the frame says about the job it is for. */
  var postuloPosting: (() => Posting) | undefined;
}
