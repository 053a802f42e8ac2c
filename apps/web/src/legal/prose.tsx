import classes from "./legal.module.css";

interface ProseProps {
  /** Paragraphs separated by an empty line; one whose lines begin with "- " is a list. */
  readonly text: string;
}

/** Renders paragraphs and lists. */
export function Prose({ text }: ProseProps) {
  return text.split("\n\n").map((block) =>
    block.startsWith("- ") ? (
      <ul key={block} className={classes["list"]}>
        {block.split("\n").map((line) => (
          <li key={line}>{line.replace(/^- /, "")}</li>
        ))}
      </ul>
    ) : (
      <p key={block} className={classes["paragraph"]}>
        {block}
      </p>
    ),
  );
}
