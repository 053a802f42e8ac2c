import { useRef } from "react";
import { useTranslate } from "../i18n/use-translate.ts";
import { EmptyState } from "../ui/feedback/empty-state.tsx";
import { AsyncButton } from "../ui/form/async-button.tsx";
import { Button, LinkButton } from "../ui/form/button.tsx";
import { IconDownload, IconEye, IconFileText } from "../ui/icons.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { CvLookForm } from "./cv-look-form.tsx";
import { CvPreviewPages } from "./cv-preview-pages.tsx";
import { cvMessages } from "./messages.ts";
import { useCvDownload, useCvPreview, type CvGap } from "./queries.ts";
import { useCvLook, type CvLook } from "./use-cv-look.ts";
import classes from "./cv.module.css";

/** The CV of the whole profile: its look, its pages, and its downloads. */
export function CvPage() {
  const t = useTranslate(cvMessages);
  const { look, change } = useCvLook();
  const preview = useCvPreview(look);
  const pages = useRef<HTMLElement>(null);
  const gap = preview.data?.kind === "gap" ? preview.data.gap : undefined;
  function showPages() {
    pages.current?.focus({ preventScroll: true });
    pages.current?.scrollIntoView({ block: "start" });
  }

  return (
    <>
      <PageHeader
        title={t("title")}
        description={t("description")}
        action={gap ? null : <Downloads look={look} onPreview={showPages} />}
      />
      {gap ? (
        <MissingFromProfile gap={gap} />
      ) : (
        <div className={classes["columns"]}>
          <CvLookForm look={look} onChange={change} />
          <CvPreviewPages ref={pages} preview={preview} />
        </div>
      )}
    </>
  );
}

/** The same in all languages. */
const formatNames = { docx: "Word", json: "JSON Resume" } as const;

interface DownloadsProps {
  readonly look: CvLook;
  readonly onPreview: () => void;
}

function Downloads({ look, onPreview }: DownloadsProps) {
  const t = useTranslate(cvMessages);
  const download = useCvDownload(look, t("download.failed"));
  return (
    <div className={classes["downloads"]}>
      <AsyncButton
        leftSection={<IconDownload size={16} aria-hidden />}
        isPending={download.format === "pdf"}
        onPress={() => download.save("pdf")}
      >
        {t("download.pdf")}
      </AsyncButton>
      {(["docx", "json"] as const).map((format) => (
        <AsyncButton
          key={format}
          variant="default"
          isPending={download.format === format}
          onPress={() => download.save(format)}
        >
          {formatNames[format]}
        </AsyncButton>
      ))}
      <Button
        variant="default"
        className={classes["toPreview"]}
        leftSection={<IconEye size={16} aria-hidden />}
        onClick={onPreview}
      >
        {t("toPreview")}
      </Button>
    </div>
  );
}

function MissingFromProfile({ gap }: { readonly gap: CvGap }) {
  const t = useTranslate(cvMessages);
  const isNameMissing = gap === "name_missing";
  return (
    <EmptyState
      icon={<IconFileText size={22} aria-hidden />}
      action={
        <LinkButton to={`/dashboard/your-informations/${isNameMissing ? "profile" : "experience"}`}>
          {t(isNameMissing ? "addName" : "addExperience")}
        </LinkButton>
      }
    >
      {t(isNameMissing ? "nameMissing" : "profileEmpty")}
    </EmptyState>
  );
}
