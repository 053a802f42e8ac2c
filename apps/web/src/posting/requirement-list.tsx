import type { AccountRow, ShownPart } from "@postulo/cv/requirement-account";
import { useTranslate } from "../i18n/use-translate.ts";
import { IconCheck, IconCircle, IconMinus } from "../ui/icons.tsx";
import { TextLink } from "../ui/link/text-link.tsx";
import { matchMessages } from "./messages.ts";
import { profileAddress, tabForAsked, tabOfSource, type BackTo } from "./profile-tab.ts";
import type { SourceLabel } from "./source-labels.ts";
import classes from "./requirement-list.module.css";

const kinds = ["must", "nice", "duty"] as const;
/** The parts of the profile that are named for a requirement. */
const maxParts = 2;

interface RequirementListProps {
  readonly rows: readonly AccountRow[];
  /** The entries of the profile by id. */
  readonly names: ReadonlyMap<string, SourceLabel>;
  /** Of the heading of each group. */
  readonly headingLevel: 3 | 4;
  readonly back: BackTo;
}

/** What a posting asks for, each with the entry of the profile that shows it, or a way to add one. */
export function RequirementList({ rows, names, headingLevel, back }: RequirementListProps) {
  const t = useTranslate(matchMessages);
  const Heading = headingLevel === 3 ? "h3" : "h4";
  return (
    <div className={classes["groups"]}>
      {kinds.map((kind) => {
        const own = rows.filter((row) => row.kind === kind);
        return own.length === 0 ? null : (
          <div key={kind}>
            <Heading className={classes["kind"]}>{t(`requirements.${kind}`)}</Heading>
            <ul className={classes["rows"]}>
              {own.map((row) => (
                <RequirementRow key={row.id} row={row} names={names} back={back} />
              ))}
            </ul>
          </div>
        );
      })}
    </div>
  );
}

const stateOf = (row: AccountRow) => {
  if (row.status !== "shown") return "missing";
  return row.missing.length > 0 ? "partly" : "shown";
};
const icons = { shown: IconCheck, partly: IconMinus, missing: IconCircle } as const;

interface RequirementRowProps extends Pick<RequirementListProps, "names" | "back"> {
  readonly row: AccountRow;
}

function RequirementRow({ row, names, back }: RequirementRowProps) {
  const t = useTranslate(matchMessages);
  const state = stateOf(row);
  const Icon = icons[state];
  return (
    <li className={classes["row"]} data-state={state}>
      <Icon size={16} aria-hidden />
      <p className={classes["asked"]}>{row.text}</p>
      <div className={classes["proof"]}>
        {row.status === "shown" ? (
          row.on
            .slice(0, maxParts)
            .map((part) => <Proof key={part.id} part={part} names={names} back={back} />)
        ) : (
          <>
            <p className={classes["missing"]}>
              {t("requirements.notInProfile")} <AddLink row={row} back={back} />
            </p>
            <Closest row={row} />
          </>
        )}
        {state === "partly" ? (
          <p className={classes["missing"]}>
            {t("requirements.missing", { terms: row.missing.join(", ") })}{" "}
            <AddLink row={row} back={back} />
          </p>
        ) : null}
      </div>
    </li>
  );
}

/** What the profile says that comes closest to what is not found in it. */
function Closest({ row }: Pick<RequirementRowProps, "row">) {
  const t = useTranslate(matchMessages);
  if (row.status !== "notInProfile" || row.closest === undefined) return null;
  return <p className={classes["line"]}>{t("requirements.closest", { text: row.closest })}</p>;
}

interface ProofProps extends Pick<RequirementListProps, "names" | "back"> {
  readonly part: ShownPart;
}

/** The entry that shows something, with a link to it, and its words. */
function Proof({ part, names, back }: ProofProps) {
  const t = useTranslate(matchMessages);
  const source = names.get(part.id.split("/")[0] ?? "") ?? { kind: "gone", name: "" };
  const kind = t(`source.${source.kind}`);
  const label = source.name === "" ? kind : t("source.named", { kind, name: source.name });
  const isSaid = source.name.includes(part.text);
  return (
    <p>
      <TextLink to={profileAddress(tabOfSource(source), back)}>{label}</TextLink>
      {isSaid ? null : <span className={classes["line"]}>{part.text}</span>}
    </p>
  );
}

function AddLink({ row, back }: Pick<RequirementRowProps, "row" | "back">) {
  const t = useTranslate(matchMessages);
  const add = t("requirements.add");
  return (
    <TextLink
      to={profileAddress(tabForAsked(row), back)}
      aria-label={t("requirements.addNamed", { add, text: row.text })}
    >
      {add}
    </TextLink>
  );
}
