import type { OperatorFact } from "@postulo/domain/operator-fact";
import { readOperatorFacts } from "./operator-facts.ts";

interface OperatorTextProps {
  readonly fact: OperatorFact;
  /** Shown when the operator published the fact, with `{value}` where it belongs. */
  readonly given: string;
  readonly missing: string;
  readonly as?: "p" | "dd";
  readonly className?: string | undefined;
}

/**
 * A text with something that the operator published, or another one while it is missing. The server finds the element by its
 * attributes and fills it, see `apps/server/src/web-pages/operator-text.ts`; both have to render the same.
 */
export function OperatorText({
  fact,
  given,
  missing,
  as: Tag = "p",
  className,
}: OperatorTextProps) {
  const value = readOperatorFacts()[fact];
  const [before, after] = given.split("{value}");
  return (
    <Tag
      className={className}
      data-operator={fact}
      data-given={given}
      data-missing={value === undefined || undefined}
    >
      {value === undefined ? (
        missing
      ) : fact === "contactEmail" ? (
        <>
          {before || null}
          <a href={`mailto:${value}`}>{value}</a>
          {after || null}
        </>
      ) : (
        given.replace("{value}", () => value)
      )}
    </Tag>
  );
}
