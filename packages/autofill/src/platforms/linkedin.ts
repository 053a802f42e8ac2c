import type { Platform } from "../platform.ts";

/** A dialog of several pages whose markup changes often; the person goes from page to page. */
export const linkedin: Platform = {
  name: "LinkedIn Easy Apply",
  hosts: ["www.linkedin.com/jobs"],
  markers: [".jobs-easy-apply-modal", "[data-test-form-element]", ".fb-dash-form-element"],
};
