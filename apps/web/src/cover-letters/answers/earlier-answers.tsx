import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslate } from "../../i18n/use-translate.ts";
import { useSignedIn } from "../../session/session-context.tsx";
import { showUndoToast } from "../../ui/feedback/toast.tsx";
import { ActionIcon, Button } from "../../ui/form/button.tsx";
import { IconTrash } from "../../ui/icons.tsx";
import { useLetterStore } from "../letter-store.ts";
import { pickAnswers, type Question } from "./answer-draft.ts";
import { answerMessages } from "./messages.ts";
import { deleteAnswers, showStored, type StoredAnswers } from "./stored-answers.ts";
import classes from "./answers.module.css";

const maxOffers = 2;

interface EarlierAnswersProps {
  readonly question: Question;
  /** Newest first. */
  readonly answers: readonly StoredAnswers[];
  readonly onUse: (text: string) => void;
}

/** The latest different answers to a question, which the person may take over. */
export function EarlierAnswers({ question, answers, onUse }: EarlierAnswersProps) {
  const written = answers.filter((row) => row[question].trim() !== "");
  const isFirst = (row: StoredAnswers, at: number) =>
    written.findIndex((other) => other[question] === row[question]) === at;
  const offers = written.filter(isFirst).slice(0, maxOffers);
  if (offers.length === 0) return null;
  return (
    <ul className={classes["earlier"]}>
      {offers.map((row) => (
        <li key={row.id}>
          <EarlierAnswer row={row} text={row[question]} onUse={onUse} />
        </li>
      ))}
    </ul>
  );
}

interface EarlierAnswerProps extends Pick<EarlierAnswersProps, "onUse"> {
  readonly row: StoredAnswers;
  readonly text: string;
}

function EarlierAnswer({ row, text, onUse }: EarlierAnswerProps) {
  const t = useTranslate(answerMessages);
  const { client, user } = useSignedIn();
  const queries = useQueryClient();
  const { store } = useLetterStore();
  const { posting_key: key, title, company } = row;
  const removing = useMutation({
    meta: { errorTitle: t("removeFailed") },
    mutationFn: () => deleteAnswers(client, row.id),
    onSuccess: () => {
      showStored(queries, user.id, { key, row: null });
      const again = { ...pickAnswers(row), title, company, application_id: null, seen: null };
      showUndoToast({ title: t("removed"), onUndo: () => store.changeAnswers(key, again) });
    },
  });
  const job = [title, company].filter((part) => part !== "").join(", ") || t("unnamedJob");
  return (
    <>
      <p className={classes["quote"]}>{text}</p>
      <span className={classes["actions"]}>
        <Button
          variant="default"
          size="compact-sm"
          className={classes["use"]}
          onClick={() => onUse(text)}
        >
          {t("use", { job })}
        </Button>
        <ActionIcon
          aria-label={t("remove", { job })}
          disabled={removing.isPending}
          onClick={() => removing.mutate()}
        >
          <IconTrash size={16} aria-hidden />
        </ActionIcon>
      </span>
    </>
  );
}
