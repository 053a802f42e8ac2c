import { Modal } from "@mantine/core";
import { diffWordsWithSpace } from "diff";
import { useMemo, useState } from "react";
import { useTranslate } from "../../i18n/use-translate.ts";
import { letterMessages } from "../messages.ts";
import "@mantine/core/styles/Paper.layer.css";
import "@mantine/core/styles/ModalBase.layer.css";
import "@mantine/core/styles/Modal.layer.css";
import "@mantine/core/styles/Overlay.layer.css";
import classes from "./compare-dialog.module.css";

interface CompareDialogProps {
  readonly title: string;
  readonly before: string;
  readonly after: string;
  readonly onClose: () => void;
}

/** A word diff of two texts, also counted in text for users who cannot see the colours. */
export default function CompareDialog({ title, before, after, onClose }: CompareDialogProps) {
  const t = useTranslate(letterMessages);
  const [isOpen, setOpen] = useState(true);
  const parts = useMemo(() => diffWordsWithSpace(before, after), [before, after]);
  const counts = {
    removed: parts.filter(({ removed }) => removed).length,
    added: parts.filter(({ added }) => added).length,
  };
  return (
    <Modal.Root
      opened={isOpen}
      onClose={() => setOpen(false)}
      onExitTransitionEnd={onClose}
      size="lg"
      centered
      radius="lg"
      shadow="md"
      transitionProps={{ duration: 150 }}
    >
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Body className={classes["body"]}>
          <div className={classes["head"]}>
            <Modal.Title>{title}</Modal.Title>
            <Modal.CloseButton aria-label={t("close")} data-autofocus />
          </div>
          <p className={classes["legend"]}>
            <del>{t("versions.removed", { count: counts.removed })}</del>
            <ins>{t("versions.added", { count: counts.added })}</ins>
          </p>
          <div className={classes["text"]}>
            {parts.map(({ value, added, removed }, at) => {
              if (added) return <ins key={at}>{value}</ins>;
              return removed ? <del key={at}>{value}</del> : <span key={at}>{value}</span>;
            })}
          </div>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
