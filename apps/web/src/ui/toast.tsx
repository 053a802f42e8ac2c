import { notifications, notificationsStore, useNotifications } from "@mantine/notifications";
import type { ReactNode } from "react";
import { IconAlertTriangle, IconCheck } from "./icons.tsx";
import { useTranslate } from "../i18n/use-translate.ts";
import { uiMessages } from "./messages.ts";
import { Button } from "./button.tsx";
import { useShortcut } from "./shortcuts.ts";
import classes from "./toast.module.css";

const closesAfterMs = 6000;

interface Toast {
  readonly title: ReactNode;
  readonly text?: ReactNode;
  readonly tone?: "success" | "danger";
  readonly action?: { readonly label: ReactNode; readonly onAct: () => void } | undefined;
}

/** As many as `ToastArea` shows; more would wait in a queue. */
export const mostToasts = 3;

/** Of those that offer something, such as undo. */
const offers = new Set<string>();
/** What each undo does, by toast, the newest last. */
const undos = new Map<string, () => void>();

/** The newest is seen at once: an undo that waits for its turn comes too late. One that offers something goes last. */
function makeRoom(): void {
  const shown = notificationsStore
    .getState()
    .notifications.flatMap(({ id }) => (id === undefined ? [] : [id]));
  if (shown.length < mostToasts) return;
  const leaving = shown.find((id) => !offers.has(id)) ?? shown[0];
  if (leaving !== undefined) notifications.hide(leaving);
}

let toasts = 0;

/** Tells that something happened; goes away by itself, and waits while it is pointed at. */
export function showToast({ title, text, tone = "success", action }: Toast): void {
  toasts += 1;
  openToast(`toast-${toasts}`, { title, text, tone, action });
}

function openToast(id: string, { title, text, tone, action }: Toast): void {
  makeRoom();
  if (action) offers.add(id);
  notifications.show({
    id,
    onClose: () => {
      offers.delete(id);
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

/** Takes back what the newest toast offers to take back, by Ctrl+Z while that toast is shown. */
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
