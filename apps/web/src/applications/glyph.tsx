import classes from "./glyph.module.css";

/** A small drawing that is one element: among the rows of a long list, and the cards of a board, each path weighs. */
export function Glyph({
  name,
}: {
  readonly name: "info" | "pencil" | "trash" | "plus" | "out" | "grip";
}) {
  return <span aria-hidden className={classes["glyph"]} data-name={name} />;
}
