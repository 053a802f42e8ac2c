import type { Platform } from "../platform.ts";

/** React; one page, custom domains with the same markup. */
export const recruitee: Platform = {
  name: "Recruitee",
  hosts: ["*.recruitee.com"],
  markers: [
    "form#offer-application-form",
    '[data-cy="offer-application-form"]',
    'form[data-testid="application-form"] [name^="candidate["]',
  ],
  employer: "host",
  confirmation: { address: /\/c\/new\/(?:success|thank)/ },
};
