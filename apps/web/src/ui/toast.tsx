import { Button } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { IconAlertTriangle, IconCheck } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslate } from "../i18n/use-translate.ts";
import { uiMessages } from "./messages.ts";
import classes from "./toast.module.css";

const closesAfterMs = 6000;

interface Toast {
  readonly title: ReactNode;
  readonly text?: ReactNode;
  readonly tone?: "success" | "danger";
  readonly action?: { readonly label: ReactNode; readonly onAct: () => void };
}

/** Tells that something happened; goes away by itself, and waits while it is pointed at. */
export function showToast({ title, text, tone = "success", action }: Toast): void {
  const id = notifications.show({
    title,
    message: (
      <ToastBody
        text={text}
        action={action && { label: action.label, onAct: () => actAndHide(action.onAct) }}
      />
    ),
    icon: tone === "success" ? <IconCheck size={18} /> : <IconAlertTriangle size={18} />,
    className: classes[tone],
    role: tone === "success" ? "status" : "alert",
    autoClose: closesAfterMs,
    closeButtonProps: { "aria-labelledby": "toast-close-label" },
  });
  function actAndHide(act: () => void) {
    notifications.hide(id);
    act();
  }
}

/** Instead of asking "are you sure?": it is done, and can be taken back for six seconds. */
export function showUndoToast({
  title,
  onUndo,
}: {
  readonly title: string;
  readonly onUndo: () => void;
}): void {
  showToast({ title, action: { label: <UndoLabel />, onAct: onUndo } });
}

function UndoLabel() {
  const t = useTranslate(uiMessages);
  return t("undo");
}

function ToastBody({
  text,
  action,
}: {
  readonly text: ReactNode;
  readonly action: Toast["action"];
}) {
  return (
    <>
      {text}
      {action ? (
        <Button
          variant="default"
          size="compact-sm"
          className={classes["action"]}
          onClick={action.onAct}
        >
          {action.label}
        </Button>
      ) : null}
    </>
  );
}
