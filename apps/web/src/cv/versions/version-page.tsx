import type { OpenCv } from "@postulo/contract/cv-version";
import type { LetterLanguage } from "@postulo/domain/letter-language";
import { useRef, useState, type Ref } from "react";
import { Link, useSearchParams } from "react-router";
import { useTranslate } from "../../i18n/use-translate.ts";
import { LoadFailure } from "../../ui/feedback/load-failure.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Button, LinkButton } from "../../ui/form/button.tsx";
import { SegmentedChoice } from "../../ui/form/segmented-choice.tsx";
import { IconChevronLeft } from "../../ui/icons.tsx";
import { CvLookForm } from "../cv-look-form.tsx";
import { CvPreviewPages } from "../cv-preview-pages.tsx";
import { MissingFromProfile } from "../missing-from-profile.tsx";
import { UnprintableNotice } from "../unprintable-notice.tsx";
import { ChangeList } from "./change-list.tsx";
import { Differences } from "./differences.tsx";
import { DroppedChanges } from "./dropped-changes.tsx";
import { LinesEditor } from "./lines-editor.tsx";
import { versionMessages } from "./messages.ts";
import { PostingAccount } from "./posting-account.tsx";
import { JobHeading } from "./job-heading.tsx";
import type { CvJob } from "./stored-cvs.ts";
import { useOpenCv } from "./use-open-cv.ts";
import { useVersionEditor, type VersionEditor } from "./use-version-editor.ts";
import { useVersionPreview } from "./use-version-files.ts";
import { VersionActions } from "./version-actions.tsx";
import { VersionHistory } from "./version-history.tsx";
import classes from "./version-page.module.css";

/** Where all CVs for postings are listed, and a posting is pasted. */
export const startAddress = "/dashboard/cv?for=job";

/** A CV for a posting: its changes beside its page. */
export function VersionPage({ cvId }: { readonly cvId: string }) {
  const t = useTranslate(versionMessages);
  const [language, setLanguage] = useState<LetterLanguage>();
  const opened = useOpenCv(cvId, language);
  return (
    <>
      <p className={classes["back"]}>
        <Link to={startAddress}>
          <IconChevronLeft size={16} aria-hidden />
          {t("back")}
        </Link>
      </p>
      {opened.isError ? (
        <LoadFailure title={t("open.failed")} onRetry={() => void opened.refetch()} />
      ) : !opened.data ? (
        <Skeleton className={classes["waiting"]} />
      ) : opened.data.kind === "gone" ? (
        <Notice tone="info" title={t("open.gone")}>
          <p>{t("open.goneText")}</p>
          <LinkButton to={startAddress} variant="default" size="compact-sm">
            {t("back")}
          </LinkButton>
        </Notice>
      ) : opened.data.kind === "gap" ? (
        <MissingFromProfile gap={opened.data.gap} />
      ) : (
        <Version cv={opened.data.cv} onLanguage={setLanguage} />
      )}
    </>
  );
}

interface VersionProps {
  readonly cv: OpenCv;
  readonly onLanguage: (language: LetterLanguage | undefined) => void;
}

const jobOf = ({ title = "", company = "", applicationId }: OpenCv): CvJob => ({
  title,
  company,
  applicationId: applicationId ?? null,
});

const parts = ["changes", "posting", "lines", "look"] as const;
type Part = (typeof parts)[number];

/** The part beside the page, which is in the address: `?version=ID&part=posting`. */
function usePart(): readonly [Part, (part: Part) => void] {
  const [parameters, setParameters] = useSearchParams();
  const part = parts.find((name) => name === parameters.get("part")) ?? "changes";
  const setPart = (next: Part) =>
    setParameters(
      (former) => {
        if (next === "changes") former.delete("part");
        else former.set("part", next);
        return former;
      },
      { replace: true, preventScrollReset: true },
    );
  return [part, setPart];
}

function Version({ cv, onLanguage }: VersionProps) {
  const t = useTranslate(versionMessages);
  const editor = useVersionEditor(cv);
  const { row, look } = editor;
  const preview = useVersionPreview({ cvId: cv.cvId, row, look });
  const [job, setJob] = useState(() => jobOf(cv));
  const [part, setPart] = usePart();
  const pages = useRef<HTMLElement>(null);
  function showPages() {
    pages.current?.focus({ preventScroll: true });
    pages.current?.scrollIntoView({ block: "start" });
  }
  return (
    <>
      <JobHeading cvId={cv.cvId} job={job} onChange={setJob} />
      <VersionActions cvId={cv.cvId} company={job.company} editor={editor} onPreview={showPages} />
      <UnprintableNotice preview={preview} />
      <NewerVersion cv={cv} editor={editor} />
      <DroppedChanges editor={editor} />
      <div className={classes["columns"]}>
        <div className={classes["controls"]}>
          <SegmentedChoice
            label={t("parts.label")}
            value={part}
            onChange={setPart}
            options={parts.map((value) => ({ value, label: t(`parts.${value}`) }))}
          />
          {part === "changes" ? <ChangeList cv={cv} editor={editor} /> : null}
          {part === "posting" ? <PostingAccount cv={cv} editor={editor} /> : null}
          {part === "lines" ? <LinesEditor cv={cv} editor={editor} /> : null}
          {part === "look" ? (
            <CvLookForm
              look={editor.look}
              onChange={(change) => {
                editor.changeLook(change);
                if ("language" in change) onLanguage(change.language);
              }}
            />
          ) : null}
          <VersionHistory cvId={cv.cvId} editor={editor} />
        </div>
        <Preview ref={pages} preview={preview} editor={editor} />
      </div>
    </>
  );
}

/** Another tab saved while this one has unsaved changes. */
function NewerVersion({ cv, editor }: { readonly cv: OpenCv; readonly editor: VersionEditor }) {
  const t = useTranslate(versionMessages);
  if (!editor.isDirty || editor.number >= cv.version.number) return null;
  return (
    <Notice tone="info">
      <p>{t("newer.text")}</p>
      <Button variant="default" size="compact-sm" onClick={editor.discard}>
        {t("newer.discard")}
      </Button>
    </Notice>
  );
}

interface PreviewProps {
  readonly ref: Ref<HTMLElement>;
  readonly preview: ReturnType<typeof useVersionPreview>;
  readonly editor: VersionEditor;
}

function Preview({ ref, preview, editor }: PreviewProps) {
  const t = useTranslate(versionMessages);
  const [view, setView] = useState<"page" | "differences">("page");
  return (
    <div className={classes["preview"]}>
      <SegmentedChoice
        label={t("preview.label")}
        value={view}
        onChange={setView}
        options={[
          { value: "page", label: t("preview.page") },
          { value: "differences", label: t("preview.differences") },
        ]}
      />
      {view === "page" ? (
        <CvPreviewPages ref={ref} preview={preview} template={editor.look.template} />
      ) : (
        <section
          ref={ref}
          tabIndex={-1}
          className={classes["wide"]}
          aria-label={t("preview.differences")}
        >
          <Differences editor={editor} />
        </section>
      )}
    </div>
  );
}
