import type { LetterLanguage } from "@postulo/domain/letter-language";
import { maxAnswerCharacters } from "@postulo/domain/letter-style";
import { useId } from "react";
import { useLanguage } from "../../i18n/language-context.tsx";
import { useTranslate } from "../../i18n/use-translate.ts";
import { useClientConfig } from "../../session/session-context.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Button } from "../../ui/form/button.tsx";
import { answersKey, jobOf, languageOf } from "../letter-request-body.ts";
import { useLetterStore } from "../letter-store.ts";
import type { ParsedPosting } from "../posting/parsed-posting.ts";
import {
  answerLength,
  isTooLongAnswer,
  questions,
  type Answers,
  type Question,
} from "./answer-draft.ts";
import { EarlierAnswers } from "./earlier-answers.tsx";
import { answerMessages } from "./messages.ts";
import { otherEmployerIn } from "./other-employer.ts";
import { useAnswers, type AnsweredPosting } from "./use-answers.ts";
import { useSaveAnswers } from "./use-save-answers.ts";
import { Textarea } from "../../ui/form/textarea.tsx";
import classes from "./answers.module.css";

/** The question below which the words of a task stand. */
const questionOf = { reason: "why", other: "know" } as const satisfies Record<string, Question>;

/** What the posting asks the letter to tell, by the question that it belongs to. */
function askedIn({ tasks }: ParsedPosting): Asked {
  const told = tasks.flatMap(({ text, tells }) =>
    tells === undefined ? [] : { text: text.replace(/[;,.]$/, ""), question: questionOf[tells] },
  );
  const of = (question: Question) =>
    told.filter((one) => one.question === question).map(({ text }) => text);
  return { why: of("why"), know: of("know") };
}

type Asked = Readonly<Record<Question, readonly string[]>>;

/** Two optional questions about the posting, stored while they are answered. */
export default function AnswerFields({ found }: { readonly found: ParsedPosting }) {
  const { work } = useLetterStore();
  const { language } = useLanguage();
  const { title, company } = jobOf(found, work.typedJob);
  const key = answersKey(found, work.typedJob);
  return (
    <PostingAnswers
      key={key}
      posting={{ key, title, company }}
      asked={askedIn(found)}
      letterLanguage={languageOf(work.language, { found, interfaceLanguage: language })}
    />
  );
}

interface PostingAnswersProps {
  readonly posting: AnsweredPosting;
  readonly asked: Asked;
  readonly letterLanguage: LetterLanguage;
}

function PostingAnswers({ posting, asked, letterLanguage }: PostingAnswersProps) {
  const t = useTranslate(answerMessages);
  const { language } = useLanguage();
  const config = useClientConfig();
  const state = useAnswers(posting);
  const id = useId();
  return (
    <fieldset className={classes["answers"]} aria-describedby={id}>
      <legend>{t("title")}</legend>
      <p id={id} className={classes["hint"]}>
        {t(config.data?.languageModel ? "hintWithModel" : "hint")}
        {letterLanguage === language ? null : ` ${t(`letterLanguage.${letterLanguage}`)}`}
      </p>
      {state.conflict ? <Conflict conflict={state.conflict} onResolve={state.resolve} /> : null}
      {questions.map((question) => (
        <AnswerField
          key={question}
          question={question}
          asked={asked[question]}
          posting={posting}
          state={state}
        />
      ))}
      <SaveState state={state} />
    </fieldset>
  );
}

type AnswersState = ReturnType<typeof useAnswers>;

interface AnswerFieldProps {
  readonly question: Question;
  /** What the posting asks to be told here, in its words. */
  readonly asked: readonly string[];
  readonly posting: AnsweredPosting;
  readonly state: AnswersState;
}

function AnswerField({ question, asked, posting, state }: AnswerFieldProps) {
  const t = useTranslate(answerMessages);
  const { work } = useLetterStore();
  const { answers, others, change } = state;
  const text = answers[question];
  const count = answerLength(text);
  const limits = { count, most: maxAnswerCharacters };
  const employers = others.map(({ company }) => company);
  const { company } = posting;
  const other = otherEmployerIn(text, employers, { posting: work.posting, company });
  return (
    <div className={classes["answer"]}>
      <Textarea
        label={t(`${question}.label`)}
        description={asked.length === 0 ? t(`${question}.example`) : <AskedWords words={asked} />}
        rows={2}
        data-question={question}
        inputClassName={classes["field"]}
        value={text}
        error={isTooLongAnswer(text) ? t("tooLong", limits) : undefined}
        onChange={(event) => change({ [question]: event.currentTarget.value })}
      />
      {count === 0 || isTooLongAnswer(text) ? null : (
        <p className={classes["count"]}>{t("length", limits)}</p>
      )}
      {other === undefined ? null : (
        <Notice tone="info">{t("namesOther", { company: other })}</Notice>
      )}
      {count === 0 ? (
        <EarlierAnswers
          question={question}
          answers={others}
          onUse={(earlier) => {
            change({ [question]: earlier });
            focusQuestion(question);
          }}
        />
      ) : null}
    </div>
  );
}

function AskedWords({ words }: { readonly words: readonly string[] }) {
  const t = useTranslate(answerMessages);
  const [only, ...others] = words;
  if (only !== undefined && others.length === 0) return t("asked", { words: only });
  return (
    <>
      {t("askedSeveral")}
      {words.map((text) => (
        <span key={text} className={classes["asked"]}>
          {t("quoted", { words: text })}
        </span>
      ))}
    </>
  );
}

interface ConflictProps {
  readonly conflict: Answers;
  readonly onResolve: (chosen: "here" | "elsewhere") => void;
}

function Conflict({ conflict, onResolve }: ConflictProps) {
  const t = useTranslate(answerMessages);
  const theirs = questions.map((question) => conflict[question].trim()).filter(Boolean);
  return (
    <Notice tone="info" title={t("conflict.title")}>
      {theirs.map((text) => (
        <p key={text} className={classes["quote"]}>
          {text}
        </p>
      ))}
      <span className={classes["actions"]}>
        <Button variant="default" size="compact-sm" onClick={() => onResolve("elsewhere")}>
          {t("conflict.useTheirs")}
        </Button>
        <Button variant="default" size="compact-sm" onClick={() => onResolve("here")}>
          {t("conflict.keepMine")}
        </Button>
      </span>
    </Notice>
  );
}

/** Beside the title, so that the layout does not shift; a failure is below the fields, with a button. */
function SaveState({ state }: { readonly state: AnswersState }) {
  const t = useTranslate(answerMessages);
  const { save, isSaving, hasFailed } = useSaveAnswers();
  const { isSaved, isUnsaved } = state;
  const isFailure = hasFailed && isUnsaved && !isSaving;
  if (isFailure || state.hasFailed)
    return (
      <output className={classes["state"]} data-failed>
        {isFailure ? t("keptHere") : t("loadFailed")}
        <Button
          variant="subtle"
          size="compact-sm"
          onClick={() => (isFailure ? save() : void state.reload())}
        >
          {t("tryAgain")}
        </Button>
      </output>
    );
  return (
    <output className={classes["state"]}>
      {isUnsaved ? t("notSaved") : isSaved ? t("saved") : null}
    </output>
  );
}

function focusQuestion(question: Question): void {
  document.querySelector<HTMLElement>(`[data-question="${question}"]`)?.focus();
}
