import { notifications, notificationsStore, useNotifications } from "@mantine/notifications";
import type { ReactNode } from "react";
import { IconAlertTriangle, IconCheck } from "../icons.tsx";
import { useTranslate } from "../../i18n/use-translate.ts";
import { uiMessages } from "../messages.ts";
import { Button } from "../form/button.tsx";
import { useShortcut } from "../shortcuts.ts";
import classes from "./toast.module.css";

const autoCloseMs = 6000;

interface Toast {
  readonly title: ReactNode;
  readonly text?: ReactNode;
  readonly tone?: "success" | "danger";
  readonly action?: { readonly label: ReactNode; readonly onAct: () => void } | undefined;
}

/** The `limit` of `ToastArea`: further toasts would be queued. */
export const maxToasts = 3;

/** Toasts with an action, such as undo. */
const toastsWithAction = new Set<string>();
/** The undo callback by toast id, newest last. */
const undos = new Map<string, () => void>();

/**
 * Hides a toast when the limit is reached, so that the newest is never queued. Toasts with an action are hidden last.
 */
function hideOldest(): void {
  const shown = notificationsStore
    .getState()
    .notifications.flatMap(({ id }) => (id === undefined ? [] : [id]));
  if (shown.length < maxToasts) return;
  const leaving = shown.find((id) => !toastsWithAction.has(id)) ?? shown[0];
  if (leaving !== undefined) notifications.hide(leaving);
}

let toasts = 0;

/** Shows a toast. It closes automatically, but not while the pointer is over it. */
export function showToast({ title, text, tone = "success", action }: Toast): void {
  toasts += 1;
  openToast(`toast-${toasts}`, { title, text, tone, action });
}

function openToast(id: string, { title, text, tone, action }: Toast): void {
  hideOldest();
  if (action) toastsWithAction.add(id);
  notifications.show({
    id,
    onClose: () => {
      toastsWithAction.delete(id);
      undos.delete(id);
    },
    title,
    message: (
      <ToastBody
        text={text}
        action={action && { label: action.label, onAct: () => actAndHide(action.onAct) }}
      />
    ),
    icon: tone === "danger" ? <IconAlertTriangle size={18} /> : <IconCheck size={18} />,
    className: classes[tone ?? "success"],
    role: tone === "danger" ? "alert" : "status",
    autoClose: autoCloseMs,
    closeButtonProps: { "aria-labelledby": "toast-close-label" },
  });
  function actAndHide(act: () => void) {
    notifications.hide(id);
    act();
  }
}

/** Shows a toast with an undo, which replaces a confirmation dialog. */
export function showUndoToast({
  title,
  text,
  onUndo,
}: {
  readonly title: string;
  readonly text?: string | undefined;
  readonly onUndo: () => void;
}): void {
  toasts += 1;
  const id = `toast-${toasts}`;
  undos.set(id, onUndo);
  openToast(id, { title, text, action: { label: <UndoLabel />, onAct: onUndo } });
}

/** Undoes the newest toast by Ctrl+Z while it is shown. */
export function useUndoKey(): void {
  const t = useTranslate(uiMessages);
  const { notifications: shown } = useNotifications();
  const newest = shown.findLast(({ id }) => id !== undefined && undos.has(id))?.id;
  const undo = () => {
    const onUndo = undos.get(newest ?? "");
    if (newest === undefined || !onUndo) return;
    notifications.hide(newest);
    onUndo();
  };
  useShortcut("mod+z", undo, { enabled: newest !== undefined, label: t("undoLast") });
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
