import type { Platform } from "../platform.ts";

/** Knockout and Oracle JET; e-mail and a code first, honeypots beside the fields. */
export const oracleRecruiting: Platform = {
  name: "Oracle Recruiting Cloud",
  hosts: ["*.oraclecloud.com/hcmUI/CandidateExperience"],
  markers: [".apply-flow", 'input[name="honey-pot-0"]', '[data-qa^="apply-flow"]'],
  fields: [
    ['[name^="honey-pot"]', "none"],
    ['[name^="pin-code"]', "otp"],
  ],
  confirmation: { selector: ".apply-flow-confirmation" },
};
