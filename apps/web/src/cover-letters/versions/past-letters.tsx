import { useState } from "react";
import { Link } from "react-router";
import { IconTrash } from "../../ui/icons.tsx";
import { useTranslate } from "../../i18n/use-translate.ts";
import { ConfirmDialog } from "../../ui/feedback/confirm-dialog.tsx";
import { LoadFailure } from "../../ui/feedback/load-failure.tsx";
import { MomentText } from "../../ui/moment-text.tsx";
import { SkeletonRows } from "../../ui/feedback/skeleton-rows.tsx";
import { layoutMessages } from "../../documents/messages.ts";
import { nameOf } from "../../documents/application-select.tsx";
import { letterMessages } from "../messages.ts";
import { useNewestApplications } from "../../documents/newest-applications.ts";
import { letterAddress } from "../letter-address.ts";
import { useDeleteLetter } from "./use-delete-letter.ts";
import { isChosen, useStoredLetters, type StoredLetter } from "./stored-letters.ts";
import { ActionIcon } from "../../ui/form/button.tsx";
import classes from "./past-letters.module.css";

interface PastLettersProps {
  /** The id of the letter in the editor. */
  readonly openId: string | undefined;
  /** The pointer or the focus has reached a letter. */
  readonly onNear: () => void;
  readonly onPick: (id: string) => void;
}

/** All stored letters, newest first; renders nothing without any. */
export function PastLetters({ openId, onNear, onPick }: PastLettersProps) {
  const t = useTranslate(letterMessages);
  const letters = useStoredLetters();
  const deleting = useDeleteLetter();
  const [isAsking, setAsking] = useState(false);
  const [closing, setLeaving] = useState<StoredLetter>();
  if (letters.data?.length === 0) return null;
  return (
    <section className={classes["frame"]} aria-labelledby="past-title">
      <h2 id="past-title">{t("past.title")}</h2>
      {letters.isError ? (
        <LoadFailure title={t("past.loadFailed")} onRetry={() => void letters.refetch()} />
      ) : null}
      {letters.isPending ? <SkeletonRows rows={2} height={56} /> : null}
      <ul aria-labelledby="past-title">
        {letters.data?.map((letter) => (
          <PastLetter
            key={letter.id}
            letter={letter}
            isOpen={letter.id === openId}
            isSent={isChosen(letters.data, letter)}
            onNear={onNear}
            onOpen={() => onPick(letter.id)}
            onDelete={() => {
              setLeaving(letter);
              setAsking(true);
            }}
          />
        ))}
      </ul>
      <ConfirmDialog
        isOpen={isAsking}
        title={t("past.deleteTitle")}
        confirmLabel={t("past.delete")}
        cancelLabel={t("cancel")}
        isPending={deleting.isPending}
        onConfirm={() => {
          if (closing) deleting.mutate(closing.id, { onSettled: () => setAsking(false) });
        }}
        onClose={() => setAsking(false)}
      >
        <p>{t("past.deleteText")}</p>
      </ConfirmDialog>
    </section>
  );
}

interface PastLetterProps {
  readonly letter: StoredLetter;
  readonly isOpen: boolean;
  /** Whether it is the one that is sent with its application. */
  readonly isSent: boolean;
  readonly onNear: () => void;
  readonly onOpen: () => void;
  readonly onDelete: () => void;
}

function PastLetter({ letter, isOpen, isSent, onNear, onOpen, onDelete }: PastLetterProps) {
  const t = useTranslate(letterMessages);
  const tLayout = useTranslate(layoutMessages);
  const applications = useNewestApplications();
  const { title, company, application_id, created_at, style } = letter;
  const name = [title, company].filter((part) => part !== null && part !== "").join(", ");
  const linked = applications.data?.find(({ id }) => id === application_id);
  return (
    <li data-open={isOpen || undefined}>
      <Link
        to={letterAddress(letter.id)}
        preventScrollReset
        className={classes["open"]}
        aria-current={isOpen ? "true" : undefined}
        onPointerEnter={onNear}
        onFocus={onNear}
        onClick={onOpen}
      >
        <span className={classes["name"]}>{name === "" ? t("past.unnamed") : name}</span>
        <span className={classes["quiet"]}>
          {tLayout(`style.${style}`)} · <MomentText moment={created_at} />
          {linked ? ` · ${t("past.linked", { application: nameOf(linked) })}` : null}
          {isSent ? ` · ${t("past.sent")}` : null}
          {isOpen ? ` · ${t("past.open")}` : null}
        </span>
      </Link>
      <ActionIcon
        aria-label={t("past.deleteNamed", { name: name === "" ? t("past.unnamed") : name })}
        onClick={onDelete}
      >
        <IconTrash size={16} aria-hidden />
      </ActionIcon>
    </li>
  );
}
