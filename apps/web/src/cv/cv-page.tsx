import { Suspense, useRef } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { useTranslate } from "../i18n/use-translate.ts";
import { Skeleton } from "../ui/feedback/skeleton.tsx";
import { AsyncButton } from "../ui/form/async-button.tsx";
import { Button } from "../ui/form/button.tsx";
import { SegmentedChoice } from "../ui/form/segmented-choice.tsx";
import { IconDots, IconDownload, IconEye } from "../ui/icons.tsx";
import { useMediaQuery } from "../ui/hooks/use-media-query.ts";
import { uiMessages } from "../ui/messages.ts";
import { ActionMenu } from "../ui/overlay/action-menu.tsx";
import { lazyComponent } from "../ui/lazy-component.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { CvLookForm } from "./cv-look-form.tsx";
import { CvPreviewPages } from "./cv-preview-pages.tsx";
import { LeftOutNotes } from "./left-out-notes.tsx";
import { MissingFromProfile } from "./missing-from-profile.tsx";
import { cvMessages } from "./messages.ts";
import { PdfButton } from "./pdf-button.tsx";
import { useCvDownload, useCvPreview } from "./queries.ts";
import { UnprintableNotice } from "./unprintable-notice.tsx";
import { useCvLook, type CvLook } from "./use-cv-look.ts";
import classes from "./cv.module.css";

// With the operations on CVs, which the CV of the whole profile does not need.
const VersionPage = lazyComponent(async () => {
  const { VersionPage: Page } = await import("./versions/version-page.tsx");
  return { default: Page };
});
const StartVersion = lazyComponent(async () => {
  const { StartVersion: Page } = await import("./versions/start-version.tsx");
  return { default: Page };
});

const choices = ["whole", "job"] as const;

/**
 * The CV of the whole profile, or one for a posting: `?for=job` chooses the posting, `?version=ID` opens it. `?application=ID` and
 * `?letter=ID` open the CV for the job of an application or letter, or load its posting.
 */
export function CvPage() {
  const t = useTranslate(cvMessages);
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const version = parameters.get("version");
  const isForJob =
    version !== null ||
    ["application", "letter"].some((name) => parameters.has(name)) ||
    parameters.get("for") === "job";
  return (
    <>
      <PageHeader
        title={t("title")}
        description={t(isForJob ? "forJobDescription" : "description")}
        action={
          <SegmentedChoice
            label={t("choice.label")}
            value={isForJob ? "job" : "whole"}
            options={choices.map((value) => ({ value, label: t(`choice.${value}`) }))}
            onChange={(value) =>
              void navigate(value === "job" ? "/dashboard/cv?for=job" : "/dashboard/cv")
            }
          />
        }
      />
      {isForJob ? (
        <Suspense fallback={<Skeleton className={classes["waitingPage"]} />}>
          {version === null ? (
            <StartVersion
              onOpen={(cvId, step) => void navigate(`/dashboard/cv?version=${cvId}`, step)}
            />
          ) : (
            <VersionPage key={version} cvId={version} />
          )}
        </Suspense>
      ) : (
        <WholeCv />
      )}
    </>
  );
}

/** The CV of the whole profile: its look, its pages, and its downloads. */
function WholeCv() {
  const { look, change } = useCvLook();
  const preview = useCvPreview(look);
  const pages = useRef<HTMLElement>(null);
  const gap = preview.data?.kind === "gap" ? preview.data.gap : undefined;
  function showPages() {
    pages.current?.focus({ preventScroll: true });
    pages.current?.scrollIntoView({ block: "start" });
  }

  if (gap) return <MissingFromProfile gap={gap} />;
  return (
    <>
      <Downloads look={look} onPreview={showPages} />
      <UnprintableNotice preview={preview} />
      <div className={classes["columns"]}>
        <CvLookForm look={look} onChange={change} />
        <CvPreviewPages ref={pages} preview={preview} template={look.template}>
          <LeftOutNotes preview={preview} />
        </CvPreviewPages>
      </div>
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
  const tUi = useTranslate(uiMessages);
  const isPhone = useMediaQuery("(max-width: 47.99em)");
  const download = useCvDownload(look, t("download.failed"));
  const others = ["docx", "json"] as const;
  const preview = {
    label: t("toPreview"),
    icon: <IconEye size={16} aria-hidden />,
    onChoose: onPreview,
  };
  if (isPhone)
    return (
      <div className={classes["downloads"]}>
        <PdfButton download={download} />
        <ActionMenu
          label={tUi("more")}
          icon={<IconDots size={16} aria-hidden />}
          actions={[
            preview,
            ...others.map((format) => ({
              label: t("download.as", { format: formatNames[format] }),
              icon: <IconDownload size={16} aria-hidden />,
              isPending: download.format === format,
              onChoose: () => download.save(format),
            })),
          ]}
        />
      </div>
    );
  return (
    <div className={classes["downloads"]}>
      <PdfButton download={download} />
      {others.map((format) => (
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
        leftSection={preview.icon}
        onClick={onPreview}
      >
        {preview.label}
      </Button>
    </div>
  );
}
