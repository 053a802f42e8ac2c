/** The name of the form's draft. */
export const draftName = "new-application";
