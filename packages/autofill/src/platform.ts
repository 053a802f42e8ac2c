import type { FieldKey } from "./field-key.ts";

/** What a platform's own markup says a control is, before anything is read. */
export type PlatformField = readonly [selector: string, key: FieldKey];

/** How a platform tells that an application has arrived. */
export type Confirmation = {
  /** Of the page of thanks, over path and query. */
  readonly address?: RegExp;
  readonly selector?: string;
};

/** A recruiting platform, as far as it differs from any other form. */
export type Platform = {
  /** Told from every other by it. */
  readonly name: string;
  /** `boards.greenhouse.io`, or `*.lever.co` with every host below; a path may follow: `docs.google.com/forms`. */
  readonly hosts: readonly string[];
  /** Selectors of which any one is found in this platform's forms and in no other's. */
  readonly markers: readonly string[];
  /** Selectors that tell, on a company's own page, that the form comes from here in a frame. */
  readonly embeds?: readonly string[];
  /** Where an address names the employer: in the first part of its path, or of its host. */
  readonly employer?: "path" | "host";
  readonly fields?: readonly PlatformField[];
  /** Where the page names the job, its company and its place. */
  readonly posting?: {
    readonly title?: string;
    readonly company?: string;
    readonly location?: string;
  };
  readonly confirmation?: Confirmation;
};
