import type { OwnAnswers } from "./page/own-answers.ts";
import type { Applicant } from "@postulo/autofill/applicant";
import type { Undone } from "@postulo/autofill/fill";
import type { Planner } from "@postulo/autofill/plan/plan-fields";
import type { VisibilityCheck } from "@postulo/autofill/visibility/look";
import type { Answered } from "@postulo/contract/extension-visit";
import type { Corrections, FrameField, Posting } from "@postulo/contract/page-results";
import type { Language } from "@postulo/i18n/language";

/** The field to fill, also if invisible with `evenUnseen`; null for all fields. */
export type OnlyField = { readonly fieldId: number; readonly evenUnseen: boolean } | null;

/** The content script's functions for the service worker, in the isolated world. */
export type PageApi = {
  /** Plans the fields of the frame without changing it. */
  readonly read: (applicant: Applicant) => readonly FrameField[];
  /** Fills all empty and visible fields, or one field. @returns the state of every field. */
  readonly fill: (applicant: Applicant, only: OnlyField) => Promise<readonly FrameField[]>;
  readonly undo: () => Promise<Undone>;
  /** The user's own answers. */
  readonly answered: () => readonly Answered[];
  /** The elements of a field. */
  readonly elementsOf: (fieldId: number) => readonly HTMLElement[];
  /** What the fields of the frame ask for. */
  readonly keys: () => readonly string[];
  /** Whether the frame has an application form, not a search or a sign-in. */
  readonly isApplication: () => boolean;
};

/** What a frame shows once its form was sent. */
type SentApi = {
  /** Whether the page confirms the application. */
  readonly isConfirmed: () => boolean;
  /** Whether the user sees no field any more. */
  readonly isGone: () => boolean;
};

/** What the panel needs of the fields in a frame, besides what the engine reads. */
export type FieldGuide = {
  /** Adds which fields are required, and which are open questions. */
  readonly describe: (fields: readonly FrameField[]) => readonly FrameField[];
  /** Scrolls to a field, focuses it and lights it. @returns false when it does not exist any more. */
  readonly goTo: (fieldId: number) => boolean;
  /** Sets what the user said about fields of this site, for the next reading. */
  readonly correct: (corrections: Corrections) => void;
};

export type PanelShow = "button" | "open" | "asked";

/** The panel's functions for the service worker. */
export type PanelApi = {
  /** Goes to the next field that is left, and opens the panel if it is closed. */
  readonly next: (language: Language) => void;
  /** Shows the button in the page, or opens the panel; `asked` by the user, whose focus it gets. */
  readonly show: (how: PanelShow, language: Language) => void;
  /** Reads the page again after a change. */
  readonly refresh: () => void;
  readonly remove: () => void;
  /** Whether an element of the page is the panel. */
  readonly isHost: (element: Element) => boolean;
};

declare global {
  // A property of the content script's global object can only be declared this way.
  var postuloPage: PageApi | undefined;
  var postuloPanel: PanelApi | undefined;
  var postuloGuide: FieldGuide | undefined;
  /** Distinguishes the user's answers from what was filled. */
  var postuloOwnAnswers: OwnAnswers | undefined;
  var postuloSent: SentApi | undefined;
  /** Checks which fields of the frame are visible to the user. */
  var postuloSight: VisibilityCheck | undefined;
  /** Decides which questions that bind are known. */
  var postuloPlanner: Planner | undefined;
  /** Reads the posting of the frame. */
  var postuloPosting: (() => Posting) | undefined;
}
