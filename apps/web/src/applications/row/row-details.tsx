import type { Application } from "@postulo/domain/application";
import { describeColumn, type ApplicationColumn } from "@postulo/domain/application-columns";
import { mailLink, phoneLink, type ApplicationEdit } from "@postulo/domain/application-edit";
import { websiteUrl } from "@postulo/domain/profile/website";
import { Fragment } from "react";
import { useTranslate } from "../../i18n/use-translate.ts";
import { columnsInPopover, type PopoverKind } from "../column-views.ts";
import { applicationMessages } from "../messages.ts";
import { positionOf } from "./row-tools.ts";
import { useColumnTexts } from "../use-column-texts.ts";
import { Button } from "../../ui/form/button.tsx";
import { TextAnchor } from "../../ui/link/text-link.tsx";
import { Popover } from "../../ui/overlay/popover.tsx";
import { ButtonRow } from "../../ui/form/button-row.tsx";
import classes from "./row-details.module.css";

/** The row of the popover, and its position. */
export interface ShownDetails {
  readonly kind: PopoverKind;
  readonly row: Application;
  readonly trigger: HTMLElement;
}

interface RowDetailsProps {
  readonly shown: ShownDetails;
  readonly onClose: () => void;
  readonly onEdit: (details: ShownDetails) => void;
}

/** One popover for the whole list, because one per row is slow. */
export default function RowDetails({ shown, onClose, onEdit }: RowDetailsProps) {
  const t = useTranslate(applicationMessages);
  const { kind, row, trigger } = shown;
  const label = kind === "position" ? "detailsOf" : "contactDetailsOf";
  return (
    <Popover anchor={trigger} label={t(label, { position: positionOf(row) })} onClose={onClose}>
      <Facts kind={kind} row={row} />
      <ButtonRow>
        <Button variant="default" size="compact-sm" onClick={() => onEdit(shown)}>
          {t("edit")}
        </Button>
      </ButtonRow>
    </Popover>
  );
}

interface FactsProps {
  readonly kind: PopoverKind;
  readonly row: Application;
}

function Facts({ kind, row }: FactsProps) {
  const words = useColumnTexts();
  const values: ApplicationEdit = row;
  return (
    <dl className={classes["facts"]}>
      {columnsInPopover(kind).map((column) => (
        <Fragment key={column}>
          <dt>{words.nameOf(column)}</dt>
          <dd>
            <SafeLink
              column={column}
              text={words.valueOf(column, row)}
              value={values[column] ?? null}
            />
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}

const linkOf = { url: websiteUrl, email: mailLink, phone: phoneLink } as const;

interface SafeLinkProps {
  readonly column: ApplicationColumn;
  readonly text: string;
  readonly value: string | boolean | null;
}

/** A link for a safe URL, else the text. */
function SafeLink({ column, text, value }: SafeLinkProps) {
  const { type } = describeColumn(column);
  if (typeof value !== "string" || (type !== "url" && type !== "email" && type !== "phone"))
    return text;
  const href = linkOf[type](value);
  if (href === undefined) return text;
  const newTab = type === "url" ? { target: "_blank", rel: "noopener noreferrer" } : {};
  return (
    <TextAnchor href={href} {...newTab}>
      {text}
    </TextAnchor>
  );
}
