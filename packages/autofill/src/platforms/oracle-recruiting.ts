import type { Platform } from "../platform.ts";

/** Knockout and Oracle JET; e-mail and a code first, bait beside the fields. */
export const oracleRecruiting: Platform = {
  id: "oracle-recruiting",
  name: "Oracle Recruiting Cloud",
  hosts: ["*.oraclecloud.com/hcmUI/CandidateExperience"],
  markers: [".apply-flow", 'input[name="honey-pot-0"]', '[data-qa^="apply-flow"]'],
  steps: "several",
  login: "account",
  fields: [
    { selector: '[name^="honey-pot"]', key: "none" },
    { selector: '[name^="pin-code"]', key: "otp" },
  ],
  confirmation: { selector: ".apply-flow-confirmation" },
};
