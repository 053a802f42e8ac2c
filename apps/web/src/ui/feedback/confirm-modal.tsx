import type { ReactNode } from "react";
import { AsyncButton } from "../form/async-button.tsx";
import { Button } from "../form/button.tsx";
import { ButtonRow } from "../form/button-row.tsx";
import { Dialog } from "../overlay/dialog.tsx";

export interface ConfirmDialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly children: ReactNode;
  readonly confirmLabel: string;
  readonly cancelLabel: string;
  readonly isPending: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  /** Called after the closing transition, when the focus has been restored. */
  readonly onClosed?: () => void;
}

/** The modal of `ConfirmDialog`, loaded lazily. */
export default function ConfirmModal(props: ConfirmDialogProps) {
  return (
    <Dialog
      isOpen={props.isOpen}
      title={props.title}
      onClose={props.onClose}
      onClosed={props.onClosed}
    >
      {props.children}
      <ButtonRow isFooter>
        <Button variant="default" onClick={props.onClose} data-autofocus>
          {props.cancelLabel}
        </Button>
        <AsyncButton color="danger" isPending={props.isPending} onPress={props.onConfirm}>
          {props.confirmLabel}
        </AsyncButton>
      </ButtonRow>
    </Dialog>
  );
}
