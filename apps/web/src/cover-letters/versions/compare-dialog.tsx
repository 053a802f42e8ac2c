import { diffWordsWithSpace } from "diff";
import { useMemo, useState } from "react";
import { useTranslate } from "../../i18n/use-translate.ts";
import { letterMessages } from "../messages.ts";
import { Dialog } from "../../ui/overlay/dialog.tsx";
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
    <Dialog
      isOpen={isOpen}
      title={title}
      variant="large"
      onClose={() => setOpen(false)}
      onClosed={onClose}
    >
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
    </Dialog>
  );
}
