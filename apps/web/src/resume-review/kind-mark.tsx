import type { ResumeList } from "@postulo/contract/resume";
import { useTranslate } from "../i18n/use-translate.ts";
import { VisuallyHidden } from "../ui/visually-hidden.tsx";
import { resumeReviewMessages } from "./messages.ts";
import "./kinds.css";
import classes from "./kind-mark.module.css";

/** What a line or an entry is. */
export type Kind = ResumeList | "personal" | "unread";

interface KindMarkProps {
  readonly kind: Kind;
  /** Whether its name is visible beside the colour. */
  readonly isNamed?: boolean;
}

/** The colour of a kind, with its name. */
export function KindMark({ kind, isNamed = true }: KindMarkProps) {
  const t = useTranslate(resumeReviewMessages);
  const name = t(`kinds.${kind}`);
  return (
    <span className={classes["mark"]} data-kind={kind} data-named={isNamed || undefined}>
      <span className={classes["dot"]} aria-hidden />
      {isNamed ? name : <VisuallyHidden>{name}</VisuallyHidden>}
    </span>
  );
}
