import { bodyOf, callServer } from "@postulo/contract/call-server";
import { checkCvLine } from "@postulo/contract/cv-line";
import type { ChangeReason } from "@postulo/cv/cv-operation";
import type { PartDiff } from "@postulo/cv/diff-documents";
import type { LetterLanguage } from "@postulo/domain/letter-language";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useTranslate } from "../../i18n/use-translate.ts";
import { useSignedIn } from "../../session/session-context.tsx";
import { CancelOnEscape } from "../../ui/overlay/cancel-on-escape.tsx";
import { useAnnounce } from "../../ui/feedback/announcer.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { AsyncButton } from "../../ui/form/async-button.tsx";
import { Button } from "../../ui/form/button.tsx";
import { versionMessages } from "./messages.ts";
import { type Suggestion, useSuggestion } from "./use-suggestion.ts";
import { TextLink } from "../../ui/link/text-link.tsx";
import { Textarea } from "../../ui/form/textarea.tsx";
import classes from "./lines-editor.module.css";

export interface RewordFormProps {
  readonly cvId: string;
  readonly part: PartDiff;
  readonly language: LetterLanguage | undefined;
  /** With a reason when the wording was suggested for a requirement. */
  readonly onReword: (text: string, isConfirmed: boolean, reason?: ChangeReason) => void;
  readonly onReset: () => void;
  /** Undefined for the only line of its entry. */
  readonly onKeepOnly: (() => void) | undefined;
  readonly onClose: () => void;
}

type CheckedLine = Pick<RewordFormProps, "cvId" | "part" | "language"> & {
  readonly onAccepted: (text: string) => void;
};

function useLineCheck({ cvId, part, language, onAccepted }: CheckedLine) {
  const t = useTranslate(versionMessages);
  const { client } = useSignedIn();
  const announce = useAnnounce();
  return useMutation({
    meta: { errorTitle: t("reword.failed") },
    mutationFn: async (text: string) => {
      const body = {
        cvId,
        line: part.id,
        text,
        ...(language === undefined ? {} : { language }),
      };
      return bodyOf(await callServer(checkCvLine, { ...client.server, body }));
    },
    onSuccess: ({ verdict }, text) => {
      if (verdict !== "accepted") return;
      announce(t("reword.accepted"));
      onAccepted(text);
    },
  });
}

/** The text of the form, the gate's verdict about it, and the suggestion of a model. */
function useWording(props: RewordFormProps) {
  const { part, onReword } = props;
  const [text, setText] = useState(part.text);
  /** A suggestion that came after the person had changed the text. */
  const [offered, setOffered] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const suggestion = useSuggestion({
    ...props,
    onSuggested: (wording, asked) => {
      if (field.current?.value === asked) change(wording);
      else setOffered(wording);
    },
  });
  const { suggested } = suggestion;
  const reword = (wording: string, isConfirmed: boolean) =>
    onReword(wording, isConfirmed, suggested?.text === wording ? suggested.reason : undefined);
  const check = useLineCheck({ ...props, onAccepted: (wording) => reword(wording, false) });
  function change(wording: string) {
    setText(wording);
    check.reset();
  }
  function takeOffered(wording: string) {
    change(wording);
    setOffered(undefined);
    field.current?.focus();
  }
  function suggest() {
    setOffered(undefined);
    suggestion.ask?.(text);
  }
  return { text, field, change, check, reword, suggestion, suggest, offered, takeOffered };
}

/** Other words for a line, through the gate: accepted, to check, or refused with the reason. */
export function RewordForm(props: RewordFormProps) {
  const t = useTranslate(versionMessages);
  const { part, onReset, onClose } = props;
  const wording = useWording(props);
  const { text, field, change, check, reword, suggestion, suggest, offered, takeOffered } = wording;
  const [isBlank, setBlank] = useState(false);
  useEffect(() => field.current?.focus(), [field]);
  const written = text.trim();
  function submit() {
    setBlank(written === "");
    if (written === "") field.current?.focus();
    else if (written === part.former) onReset();
    else check.mutate(written);
  }
  return (
    <form
      className={classes["reword"]}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <CancelOnEscape onCancel={onClose} />
      <Textarea
        ref={field}
        label={t("reword.label")}
        description={t("reword.hint")}
        rows={3}
        maxLength={2000}
        value={text}
        error={isBlank ? t("reword.blank") : null}
        onChange={(event) => change(event.currentTarget.value)}
      />
      {check.data && check.data.verdict !== "accepted" ? (
        <Verdict {...check.data} onConfirm={() => reword(written, true)} />
      ) : null}
      <SuggestionNotice {...{ suggestion, written, offered }} onUse={takeOffered} />
      <FormActions
        {...props}
        isPending={check.isPending}
        isSuggesting={suggestion.isPending}
        onSuggest={suggestion.ask ? suggest : undefined}
      />
    </form>
  );
}

interface SuggestionNoticeProps {
  readonly suggestion: Suggestion;
  readonly written: string;
  readonly offered: string | undefined;
  readonly onUse: (wording: string) => void;
}

function SuggestionNotice({ suggestion, written, offered, onUse }: SuggestionNoticeProps) {
  const t = useTranslate(versionMessages);
  const { suggested, note } = suggestion;
  if (offered !== undefined)
    return (
      <Notice tone="info" title={t("reword.suggested")}>
        <p>{offered}</p>
        <Button variant="default" size="compact-sm" onClick={() => onUse(offered)}>
          {t("reword.useSuggested")}
        </Button>
      </Notice>
    );
  if (suggested?.text === written)
    return (
      <Notice tone="info" title={t("reword.suggested")}>
        {t("reword.suggestedText", { text: suggested.reason.text })}
      </Notice>
    );
  return note ? <Notice tone="info">{note}</Notice> : null;
}

interface FormActionsProps extends RewordFormProps {
  readonly isPending: boolean;
  readonly isSuggesting: boolean;
  /** Undefined on a server without a model. */
  readonly onSuggest: (() => void) | undefined;
}

function FormActions(props: FormActionsProps) {
  const t = useTranslate(versionMessages);
  const { part, isPending, isSuggesting, onSuggest, onReset, onKeepOnly, onClose } = props;
  return (
    <div className={classes["rewordActions"]}>
      <AsyncButton size="compact-sm" isPending={isPending}>
        {t("reword.use")}
      </AsyncButton>
      <Button variant="default" size="compact-sm" onClick={onClose}>
        {t("reword.cancel")}
      </Button>
      {onSuggest ? (
        <AsyncButton
          variant="subtle"
          size="compact-sm"
          isPending={isSuggesting}
          onPress={onSuggest}
        >
          {t("reword.suggest")}
        </AsyncButton>
      ) : null}
      {part.change === "changed" ? (
        <Button variant="subtle" size="compact-sm" onClick={onReset}>
          {t("reword.reset")}
        </Button>
      ) : null}
      {onKeepOnly ? (
        <Button variant="subtle" size="compact-sm" onClick={onKeepOnly}>
          {t("lines.onlyThis")}
        </Button>
      ) : null}
    </div>
  );
}

type LineCheck = NonNullable<ReturnType<typeof useLineCheck>["data"]>;

interface VerdictProps extends LineCheck {
  readonly onConfirm: () => void;
}

function Verdict({ verdict, reasons, onConfirm }: VerdictProps) {
  const t = useTranslate(versionMessages);
  const isRefused = verdict === "refused";
  return (
    <Notice
      tone={isRefused ? "danger" : "info"}
      title={t(isRefused ? "reword.refused" : "reword.doubtful")}
    >
      <ul className={classes["reasons"]}>
        {reasons.map(({ kind, words }) => (
          <li key={`${kind} ${words}`}>{t(`reword.reasons.${kind}`, { words })}</li>
        ))}
      </ul>
      <p>{t(isRefused ? "reword.refusedText" : "reword.doubtfulText")}</p>
      {isRefused ? (
        <TextLink to="/dashboard/your-informations/experience">{t("reword.toProfile")}</TextLink>
      ) : (
        <Button variant="default" size="compact-sm" onClick={onConfirm}>
          {t("reword.confirm")}
        </Button>
      )}
    </Notice>
  );
}
