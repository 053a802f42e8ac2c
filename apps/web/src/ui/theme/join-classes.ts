/** The `className` of several classes. */
export const joinClasses = (...names: readonly (string | undefined)[]): string =>
  names.filter(Boolean).join(" ");
