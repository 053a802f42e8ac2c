/** Under which what is typed into the form is kept. */
export const draftName = "new-application";
