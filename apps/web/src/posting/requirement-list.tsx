import type { ComparedRequirement } from "@postulo/contract/posting-comparison";
import { useTranslate } from "../i18n/use-translate.ts";
import { IconCheck, IconCircle, IconMinus } from "../ui/icons.tsx";
import { Skeleton } from "../ui/feedback/skeleton.tsx";
import { TextLink } from "../ui/link/text-link.tsx";
import { matchMessages } from "./messages.ts";
import { additionAddress, profileAddress, tabOfSource, type BackTo } from "./profile-tab.ts";
import { requirementText } from "./requirement-text.ts";
import { isProven, type ComparisonState, type PostingRow } from "./use-posting-match.ts";
import classes from "./requirement-list.module.css";

const kinds = ["must", "nice", "duty"] as const;
/** The parts of the profile that are named for a requirement. */
const maxParts = 2;

interface RequirementListProps {
  readonly rows: readonly PostingRow[];
  readonly state: ComparisonState;
  /** Of the heading of each group. */
  readonly headingLevel: 3 | 4;
  readonly back: BackTo;
}

/**
 * What a posting asks for, each with the entry of the profile that shows it, or a way to add one; nothing beside it while that is
 * not known.
 */
export function RequirementList({ rows, state, headingLevel, back }: RequirementListProps) {
  const t = useTranslate(matchMessages);
  const Heading = headingLevel === 3 ? "h3" : "h4";
  return (
    <div className={classes["groups"]} aria-busy={state === "comparing"}>
      {kinds.map((kind) => {
        const own = rows.filter((row) => row.kind === kind);
        return own.length === 0 ? null : (
          <div key={kind}>
            <Heading className={classes["kind"]}>{t(`requirements.${kind}`)}</Heading>
            <ul className={classes["rows"]}>
              {own.map((row) => (
                <RequirementRow key={row.id} row={row} state={state} back={back} />
              ))}
            </ul>
          </div>
        );
      })}
    </div>
  );
}

const verdictOf = (row: PostingRow) => {
  if (row.compared === undefined) return "unknown";
  if (!isProven(row)) return "missing";
  return row.compared.missing.length > 0 ? "partly" : "shown";
};
const icons = { shown: IconCheck, partly: IconMinus, missing: IconCircle } as const;

interface RequirementRowProps extends Pick<RequirementListProps, "state" | "back"> {
  readonly row: PostingRow;
}

function RequirementRow({ row, state, back }: RequirementRowProps) {
  const verdict = verdictOf(row);
  const Icon = verdict === "unknown" ? undefined : icons[verdict];
  return (
    <li className={classes["row"]} data-state={verdict}>
      {Icon ? <Icon size={16} aria-hidden /> : <span className={classes["dot"]} aria-hidden />}
      <p className={classes["asked"]}>{requirementText(row.text)}</p>
      {row.compared ? <Verdict compared={row.compared} back={back} /> : null}
      {row.compared || state === "failed" ? null : <Skeleton className={classes["waiting"]} />}
    </li>
  );
}

interface VerdictProps extends Pick<RequirementListProps, "back"> {
  readonly compared: ComparedRequirement;
}

function Verdict({ compared, back }: VerdictProps) {
  const t = useTranslate(matchMessages);
  const { kind, provenBy, missing, closest } = compared;
  if (provenBy.length === 0)
    return (
      <div className={classes["proof"]}>
        <p className={classes["missing"]}>
          {t(kind === "duty" ? "requirements.notDone" : "requirements.notInProfile")}{" "}
          <AddLink compared={compared} back={back} />
        </p>
        {closest === undefined ? null : (
          <p className={classes["line"]}>{t("requirements.closest", { text: closest })}</p>
        )}
      </div>
    );
  return (
    <div className={classes["proof"]}>
      {provenBy.slice(0, maxParts).map((part) => (
        <Proof key={part.id} part={part} back={back} />
      ))}
      {missing.length === 0 ? null : (
        <p className={classes["missing"]}>
          {t("requirements.missing", { terms: missing.join(", ") })}{" "}
          <AddLink compared={compared} back={back} />
        </p>
      )}
    </div>
  );
}

interface ProofProps extends Pick<RequirementListProps, "back"> {
  readonly part: ComparedRequirement["provenBy"][number];
}

/** The entry that shows something, with a link to it, and its words. */
function Proof({ part: { text, source }, back }: ProofProps) {
  const t = useTranslate(matchMessages);
  const kind = t(`source.${source.kind}`);
  const label = source.name === "" ? kind : t("source.named", { kind, name: source.name });
  return (
    <p>
      <TextLink to={profileAddress(tabOfSource(source), back)}>{label}</TextLink>
      {source.name.includes(text) ? null : <span className={classes["line"]}>{text}</span>}
    </p>
  );
}

function AddLink({ compared, back }: VerdictProps) {
  const t = useTranslate(matchMessages);
  const add = t("requirements.add");
  return (
    <TextLink
      to={additionAddress(compared, back)}
      aria-label={t("requirements.addNamed", { add, text: requirementText(compared.text) })}
    >
      {add}
    </TextLink>
  );
}
