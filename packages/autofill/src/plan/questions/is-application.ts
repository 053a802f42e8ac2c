import { isApplicationForm } from "../../application-form.ts";
import { withGermanNames } from "./german-fields.ts";

/** Whether the fields, with their German names, are those of a job application. */
export const isApplication: typeof isApplicationForm = (classified, platform, title) =>
  isApplicationForm(withGermanNames(classified), platform, title);
