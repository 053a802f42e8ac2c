import { useEffect, useEffectEvent } from "react";
import type { ConfirmDialogProps } from "./confirm-modal.tsx";
import { CancelOnEscape } from "./cancel-on-escape.tsx";
import { useLazyComponent } from "./use-lazy-component.ts";

/**
 * Asks before what cannot be undone. What can be undone is done, with an undo in the toast. Its code comes when it is
 * opened for the first time: most pages have one, and few people need it.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    Component: ConfirmModal,
    isReady,
    loadNow,
  } = useLazyComponent(() => import("./confirm-modal.tsx"));
  const fetchOnce = useEffectEvent(loadNow);
  useEffect(() => {
    if (props.isOpen) fetchOnce();
  }, [props.isOpen]);
  if (ConfirmModal) return <ConfirmModal {...props} isOpen={props.isOpen && isReady} />;
  return props.isOpen ? <CancelOnEscape onCancel={props.onClose} /> : null;
}
