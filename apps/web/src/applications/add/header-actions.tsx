import { useEffect, useRef } from "react";
import { ReadMailButton } from "../../schedule/read-mail-button.tsx";
import { useTranslate } from "../../i18n/use-translate.ts";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { focusIfUnclaimed } from "../../ui/focus-if-unclaimed.ts";
import { Button } from "../../ui/form/button.tsx";
import { IconPlus } from "../../ui/icons.tsx";
import { applicationMessages } from "../messages.ts";
import type { useCanAdd } from "./use-can-add.ts";
import classes from "./header-actions.module.css";

interface HeaderActionsProps extends AddButtonProps {
  /** The bar at the bottom of a phone adds too; the text of an empty list refers to this button. */
  readonly isEmpty: boolean;
}

interface AddButtonProps {
  /** While loading, the space is reserved, so that the layout does not shift. */
  readonly permission: ReturnType<typeof useCanAdd>;
  readonly isFormOpen: boolean;
  readonly onOpen: () => void;
}

/** The buttons beside the title of the list. */
export function HeaderActions({ isEmpty, ...props }: HeaderActionsProps) {
  return (
    <div className={classes["actions"]}>
      <ReadMailButton className={classes["mail"]} />
      <span className={classes["add"]} data-empty={isEmpty || undefined}>
        <AddButton {...props} />
      </span>
    </div>
  );
}

/** Opens the form, and gets the focus when the form is closed, unless the user moved it meanwhile. */
function AddButton({ permission, isFormOpen, onOpen }: AddButtonProps) {
  const t = useTranslate(applicationMessages);
  const button = useRef<HTMLButtonElement>(null);
  const wasFormOpen = useRef(isFormOpen);

  useEffect(() => {
    if (wasFormOpen.current && !isFormOpen) {
      focusIfUnclaimed(button.current);
      // Without the button, on phones.
      focusIfUnclaimed(document.querySelector("h1"));
    }
    wasFormOpen.current = isFormOpen;
  }, [isFormOpen]);

  if (permission.isPending && permission.data === undefined) {
    return <Skeleton className={classes["late"]} text={t("add")} />;
  }
  if (!permission.data || isFormOpen) return null;
  return (
    <Button ref={button} leftSection={<IconPlus size={16} aria-hidden />} onClick={onOpen}>
      <span data-label>{t("add")}</span>
    </Button>
  );
}
