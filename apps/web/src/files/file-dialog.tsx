import { Modal } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslate } from "../i18n/use-translate.ts";
import { fileMessages } from "./messages.ts";
import "@mantine/core/styles/Paper.layer.css";
import "@mantine/core/styles/ModalBase.layer.css";
import "@mantine/core/styles/Modal.layer.css";
import "@mantine/core/styles/Overlay.layer.css";
import classes from "./files.module.css";

interface FileDialogProps {
  readonly title: string;
  readonly size?: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog of the files tab, open while it is mounted. */
export function FileDialog({ title, size = "md", onClose, children }: FileDialogProps) {
  const t = useTranslate(fileMessages);
  // Composed of Modal's parts, because the header of `Modal` is a second banner landmark.
  return (
    <Modal.Root opened onClose={onClose} size={size} centered radius="lg" shadow="md">
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Body className={classes["dialog"]}>
          <div className={classes["dialogHead"]}>
            <Modal.Title>{title}</Modal.Title>
            <Modal.CloseButton aria-label={t("close")} />
          </div>
          {children}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
