import { Modal } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslate } from "../../i18n/use-translate.ts";
import { AsyncButton } from "../form/async-button.tsx";
import { uiMessages } from "../messages.ts";
import { Button } from "../form/button.tsx";
import { ButtonRow } from "../form/button-row.tsx";
import classes from "./confirm-dialog.module.css";
import "@mantine/core/styles/Paper.layer.css";
import "@mantine/core/styles/ModalBase.layer.css";
import "@mantine/core/styles/Modal.layer.css";
import "@mantine/core/styles/Overlay.layer.css";

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
  const t = useTranslate(uiMessages);
  // Composed of Modal's parts, because the header of `Modal` is a second banner landmark.
  return (
    <Modal.Root
      opened={props.isOpen}
      onClose={props.onClose}
      centered
      radius="lg"
      shadow="md"
      transitionProps={{ duration: 150 }}
      {...(props.onClosed ? { onExitTransitionEnd: props.onClosed } : {})}
    >
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Body className={classes["body"]}>
          <div className={classes["head"]}>
            <Modal.Title>{props.title}</Modal.Title>
            <Modal.CloseButton aria-label={t("close")} />
          </div>
          {props.children}
          <ButtonRow isFooter>
            <Button variant="default" onClick={props.onClose} data-autofocus>
              {props.cancelLabel}
            </Button>
            <AsyncButton color="danger" isPending={props.isPending} onPress={props.onConfirm}>
              {props.confirmLabel}
            </AsyncButton>
          </ButtonRow>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
