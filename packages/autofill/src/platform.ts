import type { FieldKey } from "./field-key.ts";

/** The key of the controls that match a selector of the platform's markup. */
export type PlatformField = readonly [selector: string, key: FieldKey];

/** How a platform confirms an application. */
export type Confirmation = {
  /** Matches path and query of the confirmation page. */
  readonly address?: RegExp;
  readonly selector?: string;
};

/** The properties of a recruiting platform that differ from a generic form. */
export type Platform = {
  /** Unique. */
  readonly name: string;
  /** `boards.greenhouse.io`, or `*.lever.co` with every host below; a path may follow: `docs.google.com/forms`. */
  readonly hosts: readonly string[];
  /** Selectors of which any one matches only in this platform's forms. */
  readonly markers: readonly string[];
  /** Selectors of the platform's iframe or script on a company's own page. */
  readonly embeds?: readonly string[];
  readonly fields?: readonly PlatformField[];
  readonly confirmation?: Confirmation;
};
