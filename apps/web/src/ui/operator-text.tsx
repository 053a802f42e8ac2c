import type { OperatorFact } from "@postulo/domain/operator-fact";
import { readOperatorFacts } from "./operator-facts.ts";

interface OperatorTextProps {
  readonly fact: OperatorFact;
  /** Shown if the operator published the fact, which replaces `{value}`. */
  readonly given: string;
  readonly missing: string;
  readonly as?: "p" | "dd" | "span";
  readonly className?: string | undefined;
}

/**
 * A text with a fact published by the operator, or a fallback without it. The server finds the element by its
 * attributes and fills it (`apps/server/src/web-pages/operator-text.ts`): both must render the same.
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
      ) : fact === "contactEmail" && after !== undefined ? (
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
