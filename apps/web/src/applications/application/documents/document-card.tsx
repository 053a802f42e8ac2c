import type { ReactNode } from "react";
import { Link } from "react-router";
import { layoutMessages } from "../../../documents/messages.ts";
import { DrawnPagesView } from "../../../documents/drawn-pages-view.tsx";
import { useTranslate } from "../../../i18n/use-translate.ts";
import { AsyncButton } from "../../../ui/form/async-button.tsx";
import { useSeen } from "../../../ui/hooks/use-seen.ts";
import { IconDownload, IconFileText, IconPlus } from "../../../ui/icons.tsx";
import { MomentText } from "../../../ui/moment-text.tsx";
import { sheetMessages } from "../messages.ts";
import { useDrawnDocument, type Written } from "./use-document-files.ts";
import classes from "./documents.module.css";

const versionOf = (written: Written) => (written.kind === "cv" ? written.cv : written.letter);

/** The page on which a document is edited. */
export const pathOf = (written: Written) =>
  written.kind === "cv"
    ? `/dashboard/cv?version=${written.cv.cv_id}`
    : `/dashboard/cover-letter?letter=${written.letter.letter_id}`;

const countWords = (text: string) =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** Layout, language and size of a document. */
export function useLook() {
  const t = useTranslate(sheetMessages);
  const tLayout = useTranslate(layoutMessages);
  return (written: Written) => {
    if (written.kind === "cv") return tLayout(`template.${written.cv.look.template}`);
    const { style, language, text } = written.letter;
    return [
      tLayout(`style.${style}`),
      t(`documents.in.${language}`),
      t("documents.words", { count: countWords(text) }),
    ].join(" · ");
  };
}

interface DocumentCardProps {
  readonly written: Written;
  readonly isDownloading: boolean;
  readonly onDownload: () => void;
}

/** A document as its first page, with what it is beside it. */
export function DocumentCard({ written, isDownloading, onDownload }: DocumentCardProps) {
  const t = useTranslate(sheetMessages);
  const lookOf = useLook();
  const { number, created_at: time } = versionOf(written);
  return (
    <li className={classes["card"]}>
      <FirstPage written={written} />
      <div>
        <Link to={pathOf(written)} className={classes["open"]}>
          {t(`documents.${written.kind}`)}
        </Link>
        <p>{lookOf(written)}</p>
        <p>
          {t("documents.version", { number })} · <MomentText moment={time} isDayOnly />
        </p>
        <AsyncButton
          variant="default"
          size="compact-sm"
          className={classes["action"]}
          leftSection={<IconDownload size={14} aria-hidden />}
          aria-label={t(`documents.downloadOf.${written.kind}`)}
          isPending={isDownloading}
          onPress={onDownload}
        >
          PDF
        </AsyncButton>
      </div>
    </li>
  );
}

/** White paper in both themes; blank until it is drawn, and where it cannot be. */
function FirstPage({ written }: { readonly written: Written }) {
  const { ref, isSeen } = useSeen<HTMLDivElement>();
  const { data, isError } = useDrawnDocument(written, isSeen);
  return (
    <div ref={ref} className={classes["paper"]} aria-hidden>
      {data ? <DrawnPagesView pages={data} maxPages={1} nameOf={() => ""} /> : null}
      {isError && !data ? <IconFileText size={24} /> : null}
    </div>
  );
}

interface MissingCardProps {
  readonly to: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** A document that is not written yet; not printed. */
export function MissingCard({ to, title, children }: MissingCardProps) {
  return (
    <li className={classes["card"]} data-missing>
      <div className={classes["blank"]} aria-hidden>
        <IconPlus size={20} />
      </div>
      <div>
        <Link to={to} className={classes["open"]}>
          {title}
        </Link>
        <p>{children}</p>
      </div>
    </li>
  );
}

/** An earlier document, as a line. */
export function DocumentLine({ written }: { readonly written: Written }) {
  const t = useTranslate(sheetMessages);
  const lookOf = useLook();
  const { created_at: time } = versionOf(written);
  return (
    <li>
      <Link to={pathOf(written)}>{t(`documents.${written.kind}`)}</Link>
      <span>
        {lookOf(written)} · <MomentText moment={time} isDayOnly />
      </span>
    </li>
  );
}
