import classes from "./spinner.module.css";

/** A rotating ring, as large as 1em. Not announced: what it accompanies has `aria-busy` or a text. */
export const Spinner = ({ className = "" }: { readonly className?: string | undefined }) => (
  <span className={`${classes["spinner"]} ${className}`} aria-hidden />
);
