import type { Platform } from "../platform.ts";

/** React with react-widgets lists and tag inputs. */
export const paylocity: Platform = {
  name: "Paylocity",
  hosts: ["recruiting.paylocity.com"],
  markers: ['[data-automation-id="btn-resume"]', '[role=combobox][aria-owns^="rw_"]'],
};
