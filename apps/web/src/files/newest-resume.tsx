import { Suspense, useState } from "react";
import { useTranslate } from "../i18n/use-translate.ts";
import { useProfileId } from "../session/session-context.tsx";
import { TextLink } from "../ui/link/text-link.tsx";
import { lazyComponent } from "../ui/lazy-component.tsx";
import { CancelOnEscape } from "../ui/overlay/cancel-on-escape.tsx";
import { FileList } from "./file-list.tsx";
import { fileMessages } from "./messages.ts";
import { useFiles } from "./queries.ts";
import classes from "./files.module.css";

const FilePreview = lazyComponent(async () => {
  const { FilePreview: preview } = await import("./file-preview.tsx");
  return { default: preview };
});

/** The newest résumé among the files, to compare with the profile; nothing without one, and while loading. */
export function NewestResume() {
  const t = useTranslate(fileMessages);
  const files = useFiles(useProfileId().data);
  const [isOpen, setIsOpen] = useState(false);
  const resume = files.data?.find(({ file_type: type }) => type === "resume");
  if (!resume) return null;
  const close = () => setIsOpen(false);
  return (
    <section className={classes["resume"]} aria-labelledby="newest-resume">
      <h2 id="newest-resume">{t("resume.title")}</h2>
      <FileList label={t("resume.title")} files={[resume]} onPreview={() => setIsOpen(true)} />
      <p>
        <TextLink to="../files" relative="path">
          {t("resume.all")}
        </TextLink>
      </p>
      {isOpen ? (
        <Suspense fallback={<CancelOnEscape onCancel={close} />}>
          <FilePreview file={resume} onClose={close} />
        </Suspense>
      ) : null}
    </section>
  );
}
