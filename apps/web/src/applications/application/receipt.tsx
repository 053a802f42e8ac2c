import { storedReceipt, type StoredReceipt } from "@postulo/contract/receipt";
import { websiteUrl } from "@postulo/domain/profile/website";
import { useQuery } from "@tanstack/react-query";
import * as z from "zod/mini";
import { dateFormat } from "../../i18n/date-format.ts";
import { useLanguage } from "../../i18n/language-context.tsx";
import { useTranslate } from "../../i18n/use-translate.ts";
import { readRow } from "../../data/read-rows.ts";
import { useSignedIn } from "../../session/session-context.tsx";
import { LoadFailure } from "../../ui/feedback/load-failure.tsx";
import { SkeletonRows } from "../../ui/feedback/skeleton-rows.tsx";
import { groupsOf } from "./stored-receipt.ts";
import { sheetMessages } from "./messages.ts";
import { PartHeading } from "./part.tsx";
import { useReceiptMessages } from "./receipt-messages.ts";
import { TextAnchor } from "../../ui/link/text-link.tsx";
import classes from "./receipt.module.css";

const receiptRow = z.object({ receipt: z.unknown() });

/** What the extension filled into the form of this application. */
export function Receipt({ id }: { readonly id: string }) {
  const t = useTranslate(sheetMessages);
  const { client } = useSignedIn();
  const query = useQuery({
    queryKey: ["application-receipt", id],
    queryFn: ({ signal }) =>
      readRow(
        receiptRow,
        client.from("job_applied").select("receipt").eq("id", id).abortSignal(signal).single(),
      ),
    // Receipts are immutable.
    staleTime: Infinity,
  });
  return (
    <section className={classes["receipt"]} aria-labelledby="application-receipt">
      <PartHeading id="application-receipt">{t("receipt.title")}</PartHeading>
      {query.isError ? (
        <LoadFailure title={t("receipt.loadFailed")} onRetry={() => void query.refetch()} />
      ) : query.data ? (
        <Body receipt={query.data.receipt} />
      ) : (
        <SkeletonRows rows={2} />
      )}
    </section>
  );
}

function Body({ receipt }: { readonly receipt: unknown }) {
  const t = useTranslate(sheetMessages);
  if (receipt === null || receipt === undefined) return <p>{t("receipt.none")}</p>;
  const read = storedReceipt.safeParse(receipt);
  return read.success ? <Shown receipt={read.data} /> : <p>{t("receipt.unreadable")}</p>;
}

function Shown({
  receipt: { page, filledAt, fields, files },
}: {
  readonly receipt: StoredReceipt;
}) {
  const t = useTranslate(sheetMessages);
  const { language } = useLanguage();
  const { sourceText, reasonText } = useReceiptMessages();
  const time = dateFormat(language, {
    dateStyle: "medium",
    timeStyle: "short",
  });
  const url = page === undefined ? undefined : websiteUrl(page);
  return (
    <>
      <p>
        {filledAt ? t("receipt.filledOn", { time: time.format(new Date(filledAt)) }) : null}{" "}
        {url ? (
          <TextAnchor href={url} target="_blank" rel="noopener noreferrer">
            {t("receipt.page")}
          </TextAnchor>
        ) : null}
      </p>
      {groupsOf(fields).map(({ outcome, fields: found }) => (
        <details key={outcome}>
          <summary>{t(`receipt.groups.${outcome}`, { count: found.length })}</summary>
          <ul>
            {found.map((field, at) => (
              <li key={`${at} ${field.label}`}>
                <span>{field.label || t("receipt.unnamed")}</span>
                <small>{sourceText(field.source) ?? reasonText(field.reason)}</small>
              </li>
            ))}
          </ul>
        </details>
      ))}
      {files.length > 0 ? (
        <>
          <p>{t("receipt.files")}</p>
          <ul>
            {files.map(({ fileName, sha256 }, at) => (
              <li key={`${at} ${fileName}`}>
                <span>{fileName}</span>
                {sha256 ? <small>{t("receipt.hash", { hash: sha256 })}</small> : null}
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </>
  );
}
