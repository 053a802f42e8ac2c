import { packFormats } from "@postulo/contract/application-pack";
import { useId, useRef, useState, type ReactNode } from "react";
import { useTranslate } from "../../../i18n/use-translate.ts";
import { LoadFailure } from "../../../ui/feedback/load-failure.tsx";
import { SkeletonRows } from "../../../ui/feedback/skeleton-rows.tsx";
import { AsyncButton } from "../../../ui/form/async-button.tsx";
import { Button } from "../../../ui/form/button.tsx";
import { IconFileText, IconFileZip, IconPlus } from "../../../ui/icons.tsx";
import { sheetMessages } from "../messages.ts";
import { Part } from "../part.tsx";
import { DocumentCard, DocumentLine, MissingCard, pathOf } from "./document-card.tsx";
import { LinkedFiles } from "./linked-files.tsx";
import { SentLetter } from "./sent-letter.tsx";
import { useDocumentDownload, type Written } from "./use-document-files.ts";
import { useLinkedFiles } from "./use-linked-files.ts";
import {
  useUnlinkedDocuments,
  useWrittenDocuments,
  type WrittenLetter,
} from "./written-documents.ts";
import classes from "./documents.module.css";

interface DocumentsPartProps {
  readonly id: string;
  readonly job: Job;
  /** Below the files. */
  readonly children: ReactNode;
}

/** CV and letter of an application, and its files. */
export function DocumentsPart({ id, job, children }: DocumentsPartProps) {
  const t = useTranslate(sheetMessages);
  const linked = useLinkedFiles(id);
  const [isLinking, setIsLinking] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  function stopLinking() {
    setIsLinking(false);
    opener.current?.focus();
  }
  const written = useWrittenDocuments(id).data;
  const isEmpty =
    written !== undefined &&
    written.cvs.length + written.letters.length === 0 &&
    linked.files.data?.linked.length === 0 &&
    children === null;
  const canLink = (linked.files.data?.others.length ?? 0) > 0;
  return (
    <Part
      title={t("parts.documents")}
      isEmpty={isEmpty}
      actions={
        canLink ? (
          <Button
            ref={opener}
            variant="subtle"
            size="compact-sm"
            leftSection={<IconPlus size={14} aria-hidden />}
            aria-expanded={isLinking}
            onClick={() => setIsLinking(!isLinking)}
          >
            {t("files.add")}
          </Button>
        ) : null
      }
    >
      <WrittenDocuments id={id} job={job} />
      <LinkedFiles {...linked} isLinking={isLinking && canLink} onStopLinking={stopLinking} />
      {children}
    </Part>
  );
}

interface Job {
  readonly title: string;
  readonly company: string;
}

interface WrittenDocumentsProps {
  readonly id: string;
  readonly job: Job;
}

function WrittenDocuments({ id, job }: WrittenDocumentsProps) {
  const t = useTranslate(sheetMessages);
  const documents = useWrittenDocuments(id);
  const download = useDocumentDownload(id);
  if (!documents.data)
    return documents.isError ? (
      <LoadFailure title={t("documents.loadFailed")} onRetry={() => void documents.refetch()} />
    ) : (
      <SkeletonRows rows={1} height={112} />
    );
  const cvs = documents.data.cvs.map((cv): Written => ({ kind: "cv", cv }));
  const letters = documents.data.letters.map((letter): Written => ({ kind: "letter", letter }));
  const earlier = [...cvs.slice(1), ...letters.slice(1)];
  const newest = [cvs[0], letters[0]].filter((one) => one !== undefined);
  return (
    <>
      <ul className={classes["cards"]}>
        {newest.map((written) => (
          <DocumentCard
            key={pathOf(written)}
            written={written}
            isDownloading={download.pending?.kind === written.kind}
            onDownload={() => download.save(written)}
          />
        ))}
        {cvs.length === 0 || letters.length === 0 ? (
          <MissingDocuments
            id={id}
            job={job}
            needsCv={cvs.length === 0}
            needsLetter={letters.length === 0}
          />
        ) : null}
      </ul>
      <SentLetter applicationId={id} letters={documents.data.letters} />
      {earlier.length > 0 ? (
        <ul className={classes["earlier"]} aria-label={t("documents.earlier")}>
          {earlier.map((written) => (
            <DocumentLine key={pathOf(written)} written={written} />
          ))}
        </ul>
      ) : null}
      <Pack letter={documents.data.letters[0]} download={download} />
    </>
  );
}

interface MissingDocumentsProps extends WrittenDocumentsProps {
  readonly needsCv: boolean;
  readonly needsLetter: boolean;
}

/** What an application lacks: a way to write it, or to the one for the same job that is not linked to it. */
function MissingDocuments({ id, job, needsCv, needsLetter }: MissingDocumentsProps) {
  const t = useTranslate(sheetMessages);
  const { data: { cv, letter } = {} } = useUnlinkedDocuments(job);
  return (
    <>
      {needsCv ? (
        <MissingCard
          to={cv === undefined ? `/dashboard/cv?application=${id}` : `/dashboard/cv?version=${cv}`}
          title={t(cv === undefined ? "documents.makeCv" : "documents.openCv")}
        >
          {t(cv === undefined ? "documents.makeCvHint" : "documents.notLinked")}
        </MissingCard>
      ) : null}
      {needsLetter ? (
        <MissingCard
          to={`/dashboard/cover-letter?${letter === undefined ? `application=${id}` : `letter=${letter}`}`}
          title={t(letter === undefined ? "documents.writeLetter" : "documents.openLetter")}
        >
          {t(letter === undefined ? "documents.writeLetterHint" : "documents.notLinked")}
        </MissingCard>
      ) : null}
    </>
  );
}

const icons = { pdf: IconFileText, zip: IconFileZip } as const;

interface PackProps {
  readonly letter: WrittenLetter | undefined;
  readonly download: ReturnType<typeof useDocumentDownload>;
}

/** Letter and CV in one file; renders nothing without a letter. */
function Pack({ letter, download: { pending, save } }: PackProps) {
  const t = useTranslate(sheetMessages);
  const id = useId();
  if (!letter) return null;
  return (
    <fieldset className={classes["pack"]} aria-labelledby={id}>
      <span id={id}>{t("documents.pack.label")}</span>
      {packFormats.toReversed().map((format) => {
        const Icon = icons[format];
        return (
          <AsyncButton
            key={format}
            variant="default"
            size="compact-sm"
            leftSection={<Icon size={14} aria-hidden />}
            isPending={pending?.kind === "pack" && pending.format === format}
            onPress={() => save({ kind: "pack", letter, format })}
          >
            {t(`documents.pack.${format}`)}
          </AsyncButton>
        );
      })}
    </fieldset>
  );
}
