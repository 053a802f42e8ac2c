import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useTranslate } from "../../i18n/use-translate.ts";
import { ActionIcon, Button } from "../form/button.tsx";
import { IconAlertTriangle, IconCheck, IconX } from "../icons.tsx";
import { uiMessages } from "../messages.ts";
import { useWindowEvent } from "../hooks/use-window-event.ts";
import { keepsDialogs } from "../overlay/dismissal.ts";
import { useListedKeys, useShortcut } from "../shortcuts.ts";
import { placeToasts } from "./place-toasts.ts";
import { hideToast, useToasts, type ShownToast } from "./toast.tsx";
import classes from "./toast-area.module.css";

const shownMs = 6000;

/** Runs the action of a toast and hides it. */
function act({ id, action }: ShownToast): void {
  hideToast(id);
  action?.onAct();
}

/** Undoes the newest toast by Ctrl+Z while it is shown. */
function useUndoKey(toasts: readonly ShownToast[]): void {
  const t = useTranslate(uiMessages);
  const newest = toasts.findLast(({ isUndo }) => isUndo);
  useShortcut("mod+z", () => newest && act(newest), {
    enabled: newest !== undefined,
    label: t("undoLast"),
  });
}

/**
 * F6 moves the focus to the newest toast, also from within a dialog, which keeps Tab to itself, and back. When the toast that has
 * the focus is hidden, the focus returns too.
 */
function useReachKey(toasts: readonly ShownToast[]): void {
  const t = useTranslate(uiMessages);
  const from = useRef<HTMLElement>(null);
  useListedKeys("F6", t("reachToast"));
  useWindowEvent("keydown", (event) => {
    const area = document.querySelector("[data-keeps-dialogs]");
    if (event.key !== "F6" || !area) return;
    event.preventDefault();
    const { activeElement: active } = document;
    if (area.contains(active)) {
      from.current?.focus();
      return;
    }
    from.current = active instanceof HTMLElement ? active : null;
    area.querySelector<HTMLElement>("[role]:last-child button")?.focus();
  });
  const count = useRef(0);
  useEffect(() => {
    const isFewer = toasts.length < count.current;
    count.current = toasts.length;
    if (!isFewer || document.activeElement !== document.body) return;
    from.current?.focus();
    from.current = null;
  }, [toasts]);
}

/** The toasts, mounted once in the page frame. */
export function ToastArea() {
  const toasts = useToasts();
  useUndoKey(toasts);
  useReachKey(toasts);
  return toasts.length === 0 ? null : createPortal(<Toasts toasts={toasts} />, document.body);
}

function Toasts({ toasts }: { readonly toasts: readonly ShownToast[] }) {
  const [isHeld, setIsHeld] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => placeToasts(area.current), []);
  const [seen, setSeen] = useState(toasts);
  if (seen !== toasts) {
    // A removed toast may have had the pointer or the focus, which fires no event.
    setSeen(toasts);
    if (toasts.length <= seen.length) setIsHeld(false);
  }
  return (
    <div
      ref={area}
      className={classes["area"]}
      {...keepsDialogs}
      // An open dialog hides elements without aria-live from screen readers. The toasts have live roles.
      aria-live="off"
      onPointerMove={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} isHeld={isHeld} />
      ))}
    </div>
  );
}

/** Hides the toast when its time is over. The time begins again after the toast was held. */
function useLifetime(id: number, isHeld: boolean) {
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => hideToast(id), shownMs);
    return () => clearTimeout(timer);
  }, [id, isHeld]);
}

function ToastCard({ toast, isHeld }: { readonly toast: ShownToast; readonly isHeld: boolean }) {
  const t = useTranslate(uiMessages);
  useLifetime(toast.id, isHeld || toast.isQuestion);
  const { title, text, action, tone = "success" } = toast;
  return (
    <div className={classes["toast"]} role={tone === "danger" ? "alert" : "status"}>
      <span className={classes["icon"]} data-tone={tone}>
        {tone === "danger" ? <IconAlertTriangle size={18} /> : <IconCheck size={18} />}
      </span>
      <div className={classes["body"]}>
        <p className={classes["title"]}>{title}</p>
        {text ? <p className={classes["text"]}>{text}</p> : null}
        {action ? (
          <Button
            variant="default"
            size="compact-sm"
            className={classes["action"]}
            onClick={() => act(toast)}
          >
            {action.label}
          </Button>
        ) : null}
      </div>
      <ActionIcon aria-label={t("close")} onClick={() => hideToast(toast.id)}>
        <IconX size={18} aria-hidden />
      </ActionIcon>
    </div>
  );
}
