import { notifications, notificationsStore } from "@mantine/notifications";
import IconAlertTriangle from "@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs";
import IconCheck from "@tabler/icons-react/dist/esm/icons/IconCheck.mjs";
import type { ReactNode } from "react";
import { useTranslate } from "../i18n/use-translate.ts";
import { uiMessages } from "./messages.ts";
import { Button } from "./button.tsx";
import classes from "./toast.module.css";

const closesAfterMs = 6000;

interface Toast {
  readonly title: ReactNode;
  readonly text?: ReactNode;
  readonly tone?: "success" | "danger";
  readonly action?: { readonly label: ReactNode; readonly onAct: () => void };
}

/** As many as `ToastArea` shows; more would wait in a queue. */
export const mostToasts = 3;

/** Of those that offer something, such as undo. */
const offers = new Set<string>();

/** The newest is seen at once: an undo that waits for its turn comes too late. One that offers something goes last. */
function makeRoom(): void {
  const shown = notificationsStore
    .getState()
    .notifications.flatMap(({ id }) => (id === undefined ? [] : [id]));
  if (shown.length < mostToasts) return;
  const leaving = shown.find((id) => !offers.has(id)) ?? shown[0];
  if (leaving !== undefined) notifications.hide(leaving);
}

/** Tells that something happened; goes away by itself, and waits while it is pointed at. */
export function showToast({ title, text, tone = "success", action }: Toast): void {
  makeRoom();
  const id = notifications.show({
    onClose: (closed) => offers.delete(closed.id ?? ""),
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
  if (action) offers.add(id);
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
