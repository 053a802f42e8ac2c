import classes from "./glyph.module.css";

/** An icon in one element, because each DOM node counts in long lists and boards. */
export function Glyph({
  name,
}: {
  readonly name: "info" | "pencil" | "trash" | "plus" | "out" | "grip" | "bell" | "more" | "bars";
}) {
  return <span aria-hidden className={classes["glyph"]} data-name={name} />;
}
