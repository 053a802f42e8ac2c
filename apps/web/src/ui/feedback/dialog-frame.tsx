import { Modal } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslate } from "../../i18n/use-translate.ts";
import { uiMessages } from "../messages.ts";
import classes from "./confirm-dialog.module.css";
import "@mantine/core/styles/Paper.layer.css";
import "@mantine/core/styles/ModalBase.layer.css";
import "@mantine/core/styles/Modal.layer.css";
import "@mantine/core/styles/Overlay.layer.css";

interface DialogFrameProps {
  readonly isOpen: boolean;
  readonly title: string;
  /** Without it only the content closes the dialog. */
  readonly onClose: (() => void) | undefined;
  /** Called after the closing transition, when the content is no longer visible. */
  readonly onClosed?: () => void;
  readonly children: ReactNode;
}

const stayOpen = () => undefined;

/** A dialog with a form. Its users load it lazily. */
export function DialogFrame({ isOpen, title, onClose, onClosed, children }: DialogFrameProps) {
  const t = useTranslate(uiMessages);
  // Composed of Modal's parts, because the header of `Modal` is a second banner landmark.
  return (
    <Modal.Root
      opened={isOpen}
      onClose={onClose ?? stayOpen}
      centered
      radius="lg"
      shadow="md"
      transitionProps={{ duration: 150 }}
      {...(onClosed ? { onExitTransitionEnd: onClosed } : {})}
    >
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Body className={classes["body"]}>
          <div className={classes["head"]}>
            <Modal.Title>{title}</Modal.Title>
            {onClose ? <Modal.CloseButton aria-label={t("close")} /> : null}
          </div>
          {children}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
