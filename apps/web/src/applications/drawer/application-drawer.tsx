import { Drawer } from "@mantine/core";
import type { Application } from "@postulo/domain/application";
import { websiteUrl } from "@postulo/domain/profile/website";
import { productMessages } from "../../i18n/product-messages.ts";
import { useTranslate } from "../../i18n/use-translate.ts";
import { LoadFailure } from "../../ui/feedback/load-failure.tsx";
import { SkeletonRows } from "../../ui/feedback/skeleton-rows.tsx";
import type { RowActions } from "../row/use-row-actions.ts";
import { ContactList } from "./contact-list.tsx";
import { DetailsForm } from "./details-form.tsx";
import { LinkedFiles } from "./linked-files.tsx";
import { drawerMessages } from "./messages.ts";
import { Receipt } from "./receipt.tsx";
import { Timeline } from "./timeline.tsx";
import { useDetails } from "./use-details.ts";
import { TextAnchor } from "../../ui/link/text-link.tsx";
import "@mantine/core/styles/Paper.layer.css";
import "@mantine/core/styles/ModalBase.layer.css";
import "@mantine/core/styles/Drawer.layer.css";
import "@mantine/core/styles/Overlay.layer.css";
import classes from "./application-drawer.module.css";

interface ApplicationDrawerProps {
  readonly row: Application;
  readonly actions: RowActions;
  readonly onClose: () => void;
}

/** The details of one application, in a drawer beside the list. */
export default function ApplicationDrawer({ row, actions, onClose }: ApplicationDrawerProps) {
  const t = useTranslate(drawerMessages);
  const tProduct = useTranslate(productMessages);
  const url = websiteUrl(row.job_url);
  return (
    <Drawer.Root opened onClose={onClose} position="right" size="32rem">
      <Drawer.Overlay />
      <Drawer.Content>
        <Drawer.Body className={classes["body"]}>
          <div className={classes["head"]}>
            <Drawer.Title>{row.job_title}</Drawer.Title>
            <Drawer.CloseButton aria-label={t("close")} />
          </div>
          <p>
            {[row.company_name, row.location].filter(Boolean).join(" · ")}
            {" · "}
            {tProduct(`stages.${row.application_stage}`)}
          </p>
          {url ? (
            <TextAnchor href={url} target="_blank" rel="noopener noreferrer">
              {row.job_url}
            </TextAnchor>
          ) : null}
          <Details id={row.id} />
          <ContactList row={row} actions={actions} />
          <LinkedFiles id={row.id} />
          {row.application_method === "extension" ? <Receipt id={row.id} /> : null}
          <h2>{t("timelineTitle")}</h2>
          <Timeline id={row.id} version={row.version} />
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}

function Details({ id }: { readonly id: string }) {
  const t = useTranslate(drawerMessages);
  const details = useDetails(id);
  if (details.data) return <DetailsForm id={id} details={details.data} />;
  if (details.isError)
    return <LoadFailure title={t("loadFailed")} onRetry={() => void details.refetch()} />;
  return <SkeletonRows rows={3} />;
}
