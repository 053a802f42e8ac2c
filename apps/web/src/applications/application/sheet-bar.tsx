import type { ReactNode } from "react";
import { useTranslate } from "../../i18n/use-translate.ts";
import { ActionIcon, Button } from "../../ui/form/button.tsx";
import { IconArrowDown, IconArrowUp, IconChevronLeft, IconX } from "../../ui/icons.tsx";
import { applicationMessages } from "../messages.ts";
import { sheetMessages } from "./messages.ts";
import classes from "./application-sheet.module.css";

/** The place of the application in the list as it is filtered and sorted. */
export interface Place {
  /** -1 if the filters exclude it. */
  readonly index: number;
  readonly count: number;
  readonly previousId: string | undefined;
  readonly nextId: string | undefined;
}

interface SheetBarProps {
  readonly place: Place;
  readonly onMove: (id: string) => void;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

/** Closes the sheet, and opens the application above or below. */
export function SheetBar({ place, onMove, onClose, children }: SheetBarProps) {
  const t = useTranslate(sheetMessages);
  const { previousId, nextId, index, count } = place;
  return (
    <div className={classes["bar"]}>
      <ActionIcon aria-label={t("close")} onClick={onClose}>
        <IconX size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon
        aria-label={t("previous")}
        disabled={previousId === undefined}
        onClick={() => previousId !== undefined && onMove(previousId)}
      >
        <IconArrowUp size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon
        aria-label={t("next")}
        disabled={nextId === undefined}
        onClick={() => nextId !== undefined && onMove(nextId)}
      >
        <IconArrowDown size={18} aria-hidden />
      </ActionIcon>
      {index < 0 ? null : (
        <span className={classes["place"]}>{t("place", { index: index + 1, count })}</span>
      )}
      {children}
    </div>
  );
}

/** Leads back to the list. */
export function PageBar({
  onClose,
  children,
}: Pick<SheetBarProps, "onClose"> & { readonly children?: ReactNode }) {
  const t = useTranslate(sheetMessages);
  const tList = useTranslate(applicationMessages);
  return (
    <div className={classes["bar"]}>
      <Button
        variant="subtle"
        color="neutral"
        aria-label={t("back")}
        leftSection={<IconChevronLeft size={18} aria-hidden />}
        onClick={onClose}
      >
        {tList("title")}
      </Button>
      {children}
    </div>
  );
}
