import type { AccountRow, ShownPart } from "@postulo/cv/requirement-account";
import { useTranslate } from "../../i18n/use-translate.ts";
import { Button } from "../../ui/form/button.tsx";
import { IconCheck, IconChevronRight } from "../../ui/icons.tsx";
import { letterMessages } from "../messages.ts";
import type { SourceLabel } from "../source-labels.ts";
import { askedMessages } from "./messages.ts";
import { profileAddress, tabForAsked, tabOfSource } from "./profile-tab.ts";
import { usePostingMatch } from "./use-posting-match.ts";
import { TextLink } from "../../ui/link/text-link.tsx";
import classes from "./asked.module.css";

const kinds = ["must", "nice", "duty"] as const;
/** The parts of the profile that are named for a requirement. */
const maxParts = 2;

type Names = ReadonlyMap<string, SourceLabel>;

interface RequirementsProps {
  readonly posting: string;
  /** Sentences of the posting that are shown elsewhere. */
  readonly notRequired: readonly string[];
}

/** What the posting asks for, and which entry of the profile shows it. */
export function Requirements({ posting, notRequired }: RequirementsProps) {
  const t = useTranslate(askedMessages);
  const { match, hasFailed, retry } = usePostingMatch(posting);
  if (hasFailed)
    return (
      <p className={classes["hint"]} role="alert">
        {t("requirements.failed")}
        <Button variant="subtle" size="compact-sm" onClick={() => void retry()}>
          {t("requirements.retry")}
        </Button>
      </p>
    );
  const { rows: all = [], names = new Map() } = match ?? {};
  const rows = all.filter(({ text }) => !notRequired.some((sentence) => sentence.includes(text)));
  if (rows.length === 0) return null;
  const shown = rows.filter(({ status }) => status === "shown").length;
  return (
    <details className={classes["requirements"]} open>
      <summary>
        <IconChevronRight size={16} aria-hidden />
        <h2>{t("requirements.title")}</h2>
        <span>{t("requirements.count", { shown, count: rows.length })}</span>
      </summary>
      {kinds.map((kind) => (
        <RequirementGroup
          key={kind}
          kind={kind}
          rows={rows.filter((row) => row.kind === kind)}
          names={names}
        />
      ))}
    </details>
  );
}

interface RequirementGroupProps {
  readonly kind: AccountRow["kind"];
  readonly rows: readonly AccountRow[];
  readonly names: Names;
}

function RequirementGroup({ kind, rows, names }: RequirementGroupProps) {
  const t = useTranslate(askedMessages);
  if (rows.length === 0) return null;
  return (
    <>
      <h3>{t(`requirements.${kind}`)}</h3>
      <ul className={classes["rows"]}>
        {rows.map((row) => (
          <li key={row.id} data-status={row.status}>
            <p className={classes["asked"]}>{row.text}</p>
            {row.status === "shown" ? (
              row.on
                .slice(0, maxParts)
                .map((part) => <Proof key={part.id} part={part} names={names} />)
            ) : (
              <p className={classes["missing"]}>
                {t("requirements.notInProfile")} <AddLink row={row} />
              </p>
            )}
            {row.status === "shown" && row.missing.length > 0 ? (
              <p className={classes["missing"]}>
                {t("requirements.missing", { terms: row.missing.join(", ") })} <AddLink row={row} />
              </p>
            ) : null}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The entry that shows something, with a link to it, and its words. */
function Proof({ part, names }: { readonly part: ShownPart; readonly names: Names }) {
  const t = useTranslate(letterMessages);
  const source = names.get(part.id.split("/")[0] ?? "") ?? { kind: "gone", name: "" };
  const kind = t(`source.${source.kind}`);
  const label = source.name === "" ? kind : t("source.named", { kind, name: source.name });
  const isSaid = source.name.includes(part.text);
  return (
    <p className={classes["proof"]}>
      <IconCheck size={14} aria-hidden />
      <span>
        <TextLink to={profileAddress(tabOfSource(source))}>{label}</TextLink>
        {isSaid ? null : <span className={classes["line"]}>{part.text}</span>}
      </span>
    </p>
  );
}

function AddLink({ row }: { readonly row: AccountRow }) {
  const t = useTranslate(askedMessages);
  const add = t("requirements.add");
  return (
    <TextLink
      to={profileAddress(tabForAsked(row))}
      aria-label={t("requirements.addNamed", { add, text: row.text })}
    >
      {add}
    </TextLink>
  );
}
