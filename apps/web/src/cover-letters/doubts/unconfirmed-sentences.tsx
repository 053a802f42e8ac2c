import type { DoubtfulSentence } from "@postulo/contract/cover-letter";
import type { FactProblemKind } from "@postulo/letter/fact-gate";
import { useMutation } from "@tanstack/react-query";
import { useId, useRef, type RefObject } from "react";
import { useTranslate } from "../../i18n/use-translate.ts";
import { useSignedIn } from "../../session/session-context.tsx";
import { useAnnounce } from "../../ui/feedback/announcer.tsx";
import { Button } from "../../ui/form/button.tsx";
import type { OpenLetter } from "../letter-draft.ts";
import { useLetterStore } from "../letter-store.ts";
import { letterMessages, messages } from "../messages.ts";
import { storeDoubtful } from "../versions/stored-letters.ts";
import { unconfirmedTitleId } from "./use-open-doubts.ts";
import { insertSentence } from "./insert-sentence.ts";
import classes from "./unconfirmed-sentences.module.css";

interface UnconfirmedSentencesProps {
  readonly letter: OpenLetter;
  /** Gets the focus after the last sentence. */
  readonly field: RefObject<HTMLTextAreaElement | null>;
}

/** Sentences of the model that the profile does not confirm: outside of the letter until the user adds them. */
export function UnconfirmedSentences({ letter, field }: UnconfirmedSentencesProps) {
  const t = useTranslate(letterMessages);
  const announce = useAnnounce();
  const { store } = useLetterStore();
  const storeLeftOut = useStoreLeftOut(letter);
  const title = useRef<HTMLHeadingElement>(null);
  const { doubtful = [], sentences, text } = letter;
  if (doubtful.length === 0) return null;

  function settle(one: DoubtfulSentence, isAdded: boolean) {
    const left = doubtful.filter((other) => other !== one);
    const place = { sentence: one.text, after: one.after, delivered: sentences.map((s) => s.text) };
    const changed = isAdded ? { text: insertSentence(text, place) } : {};
    store.changeLetter({ ...changed, doubtful: left });
    // A sentence that is added is stored with the text.
    if (!isAdded) storeLeftOut(one);
    announce(t(isAdded ? "unconfirmed.added" : "unconfirmed.leftOut"));
    (left.length > 0 ? title : field).current?.focus();
  }

  return (
    <section className={classes["frame"]} aria-labelledby={unconfirmedTitleId}>
      <h3 ref={title} id={unconfirmedTitleId} tabIndex={-1}>
        {t("unconfirmed.title", { count: doubtful.length })}
      </h3>
      <p>{t("unconfirmed.description")}</p>
      <ul>
        {doubtful.map((one) => (
          <Unconfirmed
            key={one.text}
            sentence={one}
            language={letter.language}
            onSettle={(isAdded) => settle(one, isAdded)}
          />
        ))}
      </ul>
    </section>
  );
}

/** Stores that the user has left out a sentence. */
function useStoreLeftOut({ id, doubtful = [], savedDoubtful = doubtful }: OpenLetter) {
  const t = useTranslate(letterMessages);
  const { client } = useSignedIn();
  const { store } = useLetterStore();
  const storing = useMutation({
    meta: { errorTitle: t("unconfirmed.saveFailed") },
    scope: { id: "letter-doubtful" },
    mutationFn: async (left: readonly DoubtfulSentence[]) => {
      if (id !== undefined) await storeDoubtful(client, id, left);
    },
  });
  return (sentence: DoubtfulSentence) => {
    const left = savedDoubtful.filter(({ text }) => text !== sentence.text);
    store.changeLetter({ savedDoubtful: left });
    storing.mutate(left);
  };
}

const kinds = new Set(Object.keys(messages.doubts));
const isKnownKind = (kind: string): kind is FactProblemKind => kinds.has(kind);

interface UnconfirmedProps {
  readonly sentence: DoubtfulSentence;
  readonly language: string | undefined;
  readonly onSettle: (isAdded: boolean) => void;
}

function Unconfirmed({ sentence: { text, problems }, language, onSettle }: UnconfirmedProps) {
  const t = useTranslate(letterMessages);
  const id = useId();
  return (
    <li>
      <q id={id} lang={language}>
        {text}
      </q>
      <ul className={classes["reasons"]}>
        {problems.map(({ kind, words }) =>
          isKnownKind(kind) ? <li key={kind + words}>{t(`doubts.${kind}`, { words })}</li> : null,
        )}
      </ul>
      <div className={classes["actions"]}>
        <Button
          variant="default"
          size="compact-sm"
          aria-describedby={id}
          onClick={() => onSettle(true)}
        >
          {t("unconfirmed.add")}
        </Button>
        <Button
          variant="subtle"
          size="compact-sm"
          aria-describedby={id}
          onClick={() => onSettle(false)}
        >
          {t("unconfirmed.leaveOut")}
        </Button>
      </div>
    </li>
  );
}
