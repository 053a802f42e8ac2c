import type { InstanceOverview } from "@postulo/contract/instance-overview";
import { plans } from "@postulo/domain/plan";
import type { ReactNode } from "react";
import { useLanguage } from "../i18n/language-context.tsx";
import { useTranslate } from "../i18n/use-translate.ts";
import { LoadFailure } from "../ui/feedback/load-failure.tsx";
import { Notice } from "../ui/feedback/notice.tsx";
import { SkeletonRows } from "../ui/feedback/skeleton-rows.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { byteText } from "./byte-text.ts";
import { FigureList } from "./figure-list.tsx";
import { instanceMessages } from "./messages.ts";
import { useInstanceOverview } from "./queries.ts";
import { QueueTable } from "./queue-table.tsx";
import classes from "./instance-page.module.css";

interface InstancePageProps {
  /** For everybody else, and while the page is switched off. */
  readonly notFound: ReactNode;
}

/** Figures of the server, for its admins. */
export function InstancePage({ notFound }: InstancePageProps) {
  const t = useTranslate(instanceMessages);
  const overview = useInstanceOverview();
  if (overview.data === "hidden") return notFound;
  return (
    <div className={classes["page"]}>
      <PageHeader title={t("title")} description={t("description")} />
      {overview.isError ? (
        <LoadFailure title={t("loadFailed")} onRetry={() => void overview.refetch()} />
      ) : null}
      {overview.isPending ? <SkeletonRows rows={6} height={72} /> : null}
      {overview.data ? <Overview overview={overview.data} /> : null}
    </div>
  );
}

function Overview({ overview }: { readonly overview: InstanceOverview }) {
  const t = useTranslate(instanceMessages);
  const { language } = useLanguage();
  const { people, recentDays, storage, mails, degraded } = overview;
  const count = (value: number) => new Intl.NumberFormat(language).format(value);
  const held = plans.flatMap((name) => {
    const holders = overview.plans[name];
    return holders === undefined ? [] : [{ name, value: count(holders) }];
  });
  const components = new Intl.ListFormat(language).format(
    degraded.map((component) => t(`component.${component}`)),
  );
  return (
    <div className={classes["overview"]}>
      {degraded.length > 0 ? (
        <Notice tone="danger">{t("degraded", { components })}</Notice>
      ) : (
        <Notice tone="success">{t("works")}</Notice>
      )}
      <FigureList
        title={t("people.title")}
        figures={[
          { name: t("people.all"), value: count(people.all) },
          { name: t("people.signedIn", { days: recentDays }), value: count(people.signedIn) },
          { name: t("people.new", { days: recentDays }), value: count(people.new) },
          { name: t("people.unconfirmed"), value: count(people.unconfirmed) },
          {
            name: t("people.deleted", { days: recentDays }),
            value: count(overview.deletedAccounts),
          },
        ]}
      />
      <FigureList title={t("plans.title")} figures={held} />
      <QueueTable queues={overview.queues} />
      <div className={classes["beside"]}>
        <FigureList
          title={t("storage.title")}
          figures={[
            { name: t("storage.bytes"), value: byteText(storage.bytes, language) },
            { name: t("storage.objects"), value: count(storage.objects) },
          ]}
        />
        <FigureList
          title={t("mails.title")}
          figures={[
            { name: t("mails.refused", { days: mails.refusedDays }), value: count(mails.refused) },
            { name: t("mails.retried"), value: count(mails.retried) },
          ]}
        />
      </div>
    </div>
  );
}
