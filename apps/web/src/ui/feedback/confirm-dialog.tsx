import { useEffect, useEffectEvent } from "react";
import type { ConfirmDialogProps } from "./confirm-modal.tsx";
import { CancelOnEscape } from "../overlay/cancel-on-escape.tsx";
import { useLazyComponent } from "../hooks/use-lazy-component.ts";

/**
 * The confirmation of an action that cannot be undone; other actions are done immediately, with an undo in the toast. The
 * modal's code is loaded when it is first opened: most pages have one, and few users need it.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    Component: ConfirmModal,
    isReady,
    loadNow,
  } = useLazyComponent(() => import("./confirm-modal.tsx"));
  const loadModal = useEffectEvent(loadNow);
  useEffect(() => {
    if (props.isOpen) loadModal();
  }, [props.isOpen]);
  if (ConfirmModal) return <ConfirmModal {...props} isOpen={props.isOpen && isReady} />;
  return props.isOpen ? <CancelOnEscape onCancel={props.onClose} /> : null;
}
