import { Anchor, Group, Popover, Portal } from "@mantine/core";
import type { Application } from "@postulo/domain/application";
import { mailLink, phoneLink } from "@postulo/domain/application-edit";
import { websiteUrl } from "@postulo/domain/website";
import { useRef } from "react";
import { useTranslate } from "../i18n/use-translate.ts";
import { applicationMessages } from "./messages.ts";
import { positionOf } from "./row-tools.ts";
import { Button } from "../ui/button.tsx";
import classes from "./row-details.module.css";

/** The row of the popover, and its position. */
export interface ShownDetails {
  readonly kind: "position" | "contact";
  readonly row: Application;
  readonly trigger: HTMLElement;
}

interface RowDetailsProps {
  readonly shown: ShownDetails;
  readonly onClose: () => void;
  readonly onEdit: (details: ShownDetails) => void;
  readonly onOpen: (id: string) => void;
}

/** Mantine would also set the role's attributes on the target, which is no control. */
const asDialog = { role: "dialog" };

/** The position of the trigger, for the popover's target. */
function placeOf(trigger: HTMLElement) {
  const { top, left, width, height } = trigger.getBoundingClientRect();
  return { top: top + window.scrollY, left: left + window.scrollX, width, height };
}

/** One popover for the whole list, because one per row is slow. */
export default function RowDetails({ shown, onClose, onEdit, onOpen }: RowDetailsProps) {
  const t = useTranslate(applicationMessages);
  const isEditing = useRef(false);
  const { kind, row, trigger } = shown;
  const label = kind === "position" ? "detailsOf" : "contactDetailsOf";

  function close() {
    onClose();
    if (!isEditing.current) trigger.focus();
  }

  return (
    <Popover
      opened
      onDismiss={close}
      position="bottom-start"
      width={300}
      trapFocus
      withRoles={false}
    >
      <Popover.Target>
        <PopoverPlace trigger={trigger} />
      </Popover.Target>
      <Popover.Dropdown {...asDialog} aria-label={t(label, { position: positionOf(row) })}>
        {kind === "position" ? <PositionDetails row={row} /> : <ContactDetails row={row} />}
        <Group gap="xs" mt="sm">
          <Button
            variant="default"
            size="compact-sm"
            onClick={() => {
              isEditing.current = true;
              onEdit(shown);
            }}
          >
            {t("edit")}
          </Button>
          <Button
            variant="default"
            size="compact-sm"
            onClick={() => {
              close();
              onOpen(row.id);
            }}
          >
            {t("openAll")}
          </Button>
        </Group>
      </Popover.Dropdown>
    </Popover>
  );
}

function PopoverPlace({
  trigger,
  ref,
}: {
  readonly trigger: HTMLElement;
  readonly ref?: React.Ref<HTMLSpanElement>;
}) {
  return (
    <Portal>
      <span ref={ref ?? null} className={classes["place"]} style={placeOf(trigger)} />
    </Portal>
  );
}

function PositionDetails({ row }: { readonly row: Application }) {
  const t = useTranslate(applicationMessages);
  const url = websiteUrl(row.job_url);
  return (
    <dl className={classes["facts"]}>
      <dt>{t("form.companyName")}</dt>
      <dd>{row.company_name}</dd>
      <dt>{t("form.location")}</dt>
      <dd>{row.location ?? t("notGiven")}</dd>
      <dt>{t("form.source")}</dt>
      <dd>{row.source ?? t("notGiven")}</dd>
      <dt>{t("form.jobUrl")}</dt>
      <dd>
        {url ? (
          <Anchor href={url} target="_blank" rel="noopener noreferrer" size="sm">
            {row.job_url}
          </Anchor>
        ) : (
          row.job_url
        )}
      </dd>
    </dl>
  );
}

function ContactDetails({ row }: { readonly row: Application }) {
  const t = useTranslate(applicationMessages);
  const { contact_name, contact_email, contact_phone } = row;
  return (
    <dl className={classes["facts"]}>
      {contact_name ? (
        <>
          <dt>{t("form.contactName")}</dt>
          <dd>{contact_name}</dd>
        </>
      ) : null}
      <dt>{t("form.contactEmail")}</dt>
      <dd>{<SafeLink text={contact_email} href={contact_email && mailLink(contact_email)} />}</dd>
      <dt>{t("form.contactPhone")}</dt>
      <dd>{<SafeLink text={contact_phone} href={contact_phone && phoneLink(contact_phone)} />}</dd>
    </dl>
  );
}

/** A link for a safe URL, else the text. */
function SafeLink({
  text,
  href,
}: {
  readonly text: string | null;
  readonly href: string | null | undefined;
}) {
  const t = useTranslate(applicationMessages);
  if (text === null) return t("notGiven");
  return href ? (
    <Anchor href={href} size="sm">
      {text}
    </Anchor>
  ) : (
    text
  );
}
