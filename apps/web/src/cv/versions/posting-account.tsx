import type { OpenCv } from "@postulo/contract/cv-version";
import type { CvOperation } from "@postulo/cv/cv-operation";
import { showPart } from "@postulo/cv/edit-operations";
import { accountFor, type AccountRow } from "@postulo/cv/requirement-account";
import { useId } from "react";
import { useTranslate } from "../../i18n/use-translate.ts";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Button } from "../../ui/form/button.tsx";
import { IconAlertCircle, IconCircleCheck, IconEyeOff, IconNotes } from "../../ui/icons.tsx";
import { versionMessages } from "./messages.ts";
import { usePostingText } from "./stored-cvs.ts";
import type { VersionEditor } from "./use-version-editor.ts";
import { TextLink } from "../../ui/link/text-link.tsx";
import classes from "./posting-account.module.css";

interface PostingAccountProps {
  readonly cv: OpenCv;
  readonly editor: VersionEditor;
}

/** What the posting asks for, and on which line the version shows it. */
export function PostingAccount({ cv, editor }: PostingAccountProps) {
  const t = useTranslate(versionMessages);
  const { master, operations, version, change } = editor;
  const { requirements } = cv;
  const account = accountFor(version.document, { requirements });
  const counts = [
    t("account.shown", { count: account.shown }),
    account.hidden > 0 ? t("account.hidden", { count: account.hidden }) : "",
    account.inNotes > 0 ? t("account.inNotes", { count: account.inNotes }) : "",
    account.notInProfile > 0 ? t("account.missing", { count: account.notInProfile }) : "",
  ].filter((text) => text !== "");
  const show = (row: AccountRow) => {
    const proofs = requirements.find(({ id }) => id === row.id)?.provenBy ?? [];
    change(
      proofs.reduce<readonly CvOperation[]>((all, part) => showPart(master, all, part), operations),
    );
  };
  return (
    <section className={classes["section"]} aria-labelledby="account-title">
      <h2 id="account-title">{t("account.title")}</h2>
      <p className={classes["sum"]}>
        {account.asked === 0 ? (
          t("account.nothing")
        ) : (
          <>
            {t("account.asked", { count: account.asked })} <strong>{counts.join(", ")}</strong>.
          </>
        )}
      </p>
      {cv.isSameLanguage ? null : <Notice tone="info">{t("account.otherLanguage")}</Notice>}
      {statuses.map((status) => (
        <Group
          key={status}
          status={status}
          rows={account.rows.filter((row) => row.status === status)}
          hasKinds={new Set(account.rows.map(({ kind }) => kind)).size > 1}
          onShow={show}
        />
      ))}
      {account.asked > 0 ? <p className={classes["quiet"]}>{t("account.noScore")}</p> : null}
      <PostingText cvId={cv.cvId} />
    </section>
  );
}

/** What can be shown at once comes first. */
const statuses = ["hidden", "inNotes", "shown", "notInProfile"] as const;
const icons = {
  shown: IconCircleCheck,
  hidden: IconEyeOff,
  inNotes: IconNotes,
  notInProfile: IconAlertCircle,
};
/** Lines that prove the same are quoted up to here. */
const maxQuoted = 3;

interface GroupProps {
  readonly status: AccountRow["status"];
  readonly rows: readonly AccountRow[];
  /** Whether the posting asks in several ways, for what is required and what is welcome. */
  readonly hasKinds: boolean;
  readonly onShow: (row: AccountRow) => void;
}

/** The requirements of a status, with what helps. */
function Group({ status, rows, hasKinds, onShow }: GroupProps) {
  const t = useTranslate(versionMessages);
  const titleId = useId();
  const Icon = icons[status];
  if (rows.length === 0) return null;
  return (
    <div className={classes["group"]} data-status={status}>
      <h3 id={titleId}>
        <Icon size={16} aria-hidden />
        {t(`account.status.${status}`)}
      </h3>
      <ul className={classes["list"]} aria-labelledby={titleId}>
        {rows.map((row) => (
          <Requirement key={row.id} row={row} hasKind={hasKinds} onShow={() => onShow(row)} />
        ))}
      </ul>
      {status === "notInProfile" || status === "inNotes" ? (
        <p className={classes["quiet"]}>
          {t(status === "inNotes" ? "account.addNoteText" : "account.addText")}{" "}
          <TextLink to="/dashboard/your-informations/skills">
            {t(status === "inNotes" ? "account.addNote" : "account.add")}
          </TextLink>
        </p>
      ) : null}
    </div>
  );
}

interface RequirementProps {
  readonly row: AccountRow;
  /** Whether its kind is shown. */
  readonly hasKind: boolean;
  readonly onShow: () => void;
}

function Requirement({ row, hasKind, onShow }: RequirementProps) {
  const t = useTranslate(versionMessages);
  const { text, missing, status } = row;
  const isOpen = missing.length > 0 && (status === "shown" || status === "hidden");
  const proofs =
    row.status === "shown"
      ? row.on.slice(0, maxQuoted).map((part) => part.text)
      : row.status === "inNotes"
        ? row.notes
        : [];
  const closest = row.status === "notInProfile" ? row.closest : undefined;
  return (
    <li>
      <p className={classes["wish"]}>
        {text}{" "}
        {hasKind ? <span className={classes["kind"]}>{t(`account.${row.kind}`)}</span> : null}
      </p>
      {closest === undefined ? null : (
        <p className={classes["proof"]}>{t("account.closest", { text: closest })}</p>
      )}
      {proofs.map((proof) => (
        <p key={proof} className={classes["proof"]}>
          {t("account.onLine", { text: proof })}
        </p>
      ))}
      {isOpen ? (
        <p className={classes["quiet"]}>
          {t("account.alsoMissing", { terms: missing.join(", ") })}
        </p>
      ) : null}
      {status === "hidden" ? (
        <Button
          variant="default"
          size="compact-sm"
          aria-label={t("named", { action: t("account.show"), name: text })}
          onClick={onShow}
        >
          {t("account.show")}
        </Button>
      ) : null}
    </li>
  );
}

function PostingText({ cvId }: { readonly cvId: string }) {
  const t = useTranslate(versionMessages);
  const posting = usePostingText(cvId).data?.posting;
  if (posting === undefined) return null;
  return (
    <details className={classes["posting"]}>
      <summary>{t("account.postingText")}</summary>
      <p>{posting}</p>
    </details>
  );
}
