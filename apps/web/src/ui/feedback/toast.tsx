import { useSyncExternalStore, type ReactNode } from "react";
import { useTranslate } from "../../i18n/use-translate.ts";
import { uiMessages } from "../messages.ts";

interface Toast {
  readonly title: ReactNode;
  readonly text?: ReactNode;
  readonly tone?: "success" | "danger";
  readonly action?: { readonly label: ReactNode; readonly onAct: () => void } | undefined;
}

export interface ShownToast extends Toast {
  readonly id: number;
  /** Whether Ctrl+Z runs the action too. */
  readonly isUndo: boolean;
  /** Whether it is shown until it is answered or closed. */
  readonly isQuestion: boolean;
}

/** Further toasts replace the oldest. */
const maxToasts = 3;

/** In order of appearance. */
let shown: readonly ShownToast[] = [];
const listeners = new Set<() => void>();
let lastId = 0;

function setShown(next: readonly ShownToast[]): void {
  shown = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const readShown = () => shown;

/** The toasts of the page, the oldest first. */
export const useToasts = (): readonly ShownToast[] =>
  useSyncExternalStore(subscribe, readShown, readShown);

export function hideToast(id: number): void {
  setShown(shown.filter((toast) => toast.id !== id));
}

export function clearToasts(): void {
  setShown([]);
}

/** Makes room for a toast. Those with an action, such as undo, are hidden last. */
function hideOldest(): void {
  if (shown.length < maxToasts) return;
  const oldest = shown.find(({ action }) => !action) ?? shown[0];
  if (oldest) hideToast(oldest.id);
}

function addToast(toast: Toast, { isUndo = false, isQuestion = false } = {}): number {
  hideOldest();
  lastId += 1;
  setShown([...shown, { ...toast, id: lastId, isUndo, isQuestion }]);
  return lastId;
}

/** Shows a toast. It closes automatically, but not while it has the pointer or the focus. */
export const showToast = (toast: Toast): void => void addToast(toast);

/** Shows a toast with a decision. It is not closed automatically. Returns its id. */
export const showQuestionToast = (toast: Toast): number => addToast(toast, { isQuestion: true });

/** Shows a toast with an undo, which replaces a confirmation dialog. Returns its id. */
export function showUndoToast({
  onUndo,
  ...toast
}: Omit<Toast, "action"> & { readonly onUndo: () => void }): number {
  return addToast({ ...toast, action: { label: <UndoLabel />, onAct: onUndo } }, { isUndo: true });
}

function UndoLabel() {
  const t = useTranslate(uiMessages);
  return t("undo");
}
