import type { SheetRow } from "@postulo/domain/sheet/application-sheet";
import { useTranslate } from "../../i18n/use-translate.ts";
import { productMessages } from "../../i18n/product-messages.ts";
import { AppliedDate } from "../row/applied-date-cell.tsx";
import type { ImportPlan } from "./import-plan.ts";
import { sheetMessages } from "./messages.ts";
import classes from "./import-dialog.module.css";

const shownRows = 5;
const shownProblems = 20;

/** The preview of an import: the first rows, and the skipped lines with their errors. */
export function ImportPreview({ plan: { rows, known, wrong } }: { readonly plan: ImportPlan }) {
  const t = useTranslate(sheetMessages);
  return (
    <>
      <p aria-live="polite">
        {t("import.willAdd", { count: rows.length })}{" "}
        {known > 0 ? t("import.known", { count: known }) : null}{" "}
        {wrong.length > 0 ? t("import.wrong", { count: wrong.length }) : null}
      </p>
      {rows.length > 0 ? <FirstRows rows={rows.slice(0, shownRows)} /> : null}
      {wrong.length > 0 ? (
        <ul className={classes["problems"]}>
          {wrong.slice(0, shownProblems).map(({ line, problems }) => (
            <li key={line}>
              {t("import.line", { line })}{" "}
              {problems.map((problem) => t(`import.problems.${problem}`)).join(", ")}
            </li>
          ))}
          {wrong.length > shownProblems ? (
            <li>{t("import.moreProblems", { count: wrong.length - shownProblems })}</li>
          ) : null}
        </ul>
      ) : null}
    </>
  );
}

function FirstRows({ rows }: { readonly rows: readonly SheetRow[] }) {
  const t = useTranslate(sheetMessages);
  const tProduct = useTranslate(productMessages);
  return (
    <section className={classes["preview"]} aria-label={t("import.preview")}>
      <p>{t("import.preview")}</p>
      <ul>
        {rows.map((row) => (
          <li key={`${row.job_url} ${row.job_title}`}>
            <strong>{row.job_title}</strong> {row.company_name}
            <small>
              {tProduct(`stages.${row.application_stage}`)} · <AppliedDate row={row} /> ·{" "}
              {new URL(row.job_url).host}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}
