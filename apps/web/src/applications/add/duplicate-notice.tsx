import type { Application } from "@postulo/domain/application";
import { findDuplicate } from "@postulo/domain/duplicate-application";
import type { ApplicationDraft } from "@postulo/domain/new-application";
import { useQueryClient } from "@tanstack/react-query";
import { dateFormat } from "../../i18n/date-format.ts";
import { useLanguage } from "../../i18n/language-context.tsx";
import { useTranslate } from "../../i18n/use-translate.ts";
import { Notice } from "../../ui/feedback/notice.tsx";
import { applicationMessages } from "../messages.ts";
import { applicationsKey } from "../first-rows.ts";
import { ApplicationLink } from "../row/application-link.tsx";
import { positionOf } from "../row/row-tools.ts";

/** Warns about a duplicate before it is added; adding remains possible. */
export function DuplicateNotice({ draft }: { readonly draft: ApplicationDraft }) {
  const t = useTranslate(applicationMessages);
  const { language } = useLanguage();
  const rows = useQueryClient().getQueryData<Application[]>(applicationsKey) ?? [];
  const known = findDuplicate(rows, draft);
  if (!known) return null;
  const date = known.applied_at ?? known.saved_at;
  const format = dateFormat(language, {
    dateStyle: "medium",
    timeZone: "UTC",
  });
  const day = date === null ? t("notSent") : format.format(new Date(`${date}T00:00:00Z`));
  return (
    <Notice tone="info" title={t("duplicate.title")}>
      {t("duplicate.text", { position: positionOf(known), day })}{" "}
      <ApplicationLink id={known.id} label={`${t("openAdded")}: ${positionOf(known)}`}>
        {t("openAdded")}
      </ApplicationLink>
    </Notice>
  );
}
