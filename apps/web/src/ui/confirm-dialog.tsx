import { useEffect, useEffectEvent } from "react";
import type { ConfirmDialogProps } from "./confirm-modal.tsx";
import { EscapeGivesUp } from "./escape-gives-up.tsx";
import { useLaterPart } from "./use-later-part.ts";

/**
 * Asks before what cannot be undone. What can be undone is done, with an undo in the toast. Its code comes when it is
 * opened for the first time: most pages have one, and few people need it.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    Part: ConfirmModal,
    isReady,
    fetchNow,
  } = useLaterPart(() => import("./confirm-modal.tsx"));
  const fetchOnce = useEffectEvent(fetchNow);
  useEffect(() => {
    if (props.isOpen) fetchOnce();
  }, [props.isOpen]);
  if (ConfirmModal) return <ConfirmModal {...props} isOpen={props.isOpen && isReady} />;
  return props.isOpen ? <EscapeGivesUp onGiveUp={props.onClose} /> : null;
}
