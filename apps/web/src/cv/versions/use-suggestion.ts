import { bodyOf, callServer } from "@postulo/contract/call-server";
import { suggestCvLine } from "@postulo/contract/cv-line";
import type { ChangeReason } from "@postulo/cv/cv-operation";
import type { PartDiff } from "@postulo/cv/diff-documents";
import type { LetterLanguage } from "@postulo/domain/letter-language";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useTranslate } from "../../i18n/use-translate.ts";
import { useClientConfig, useSignedIn } from "../../session/session-context.tsx";
import { useAnnounce } from "../../ui/feedback/announcer.tsx";
import { versionMessages } from "./messages.ts";

interface SuggestionOptions {
  readonly cvId: string;
  readonly part: PartDiff;
  readonly language: LetterLanguage | undefined;
  /** `asked`: what the field said when the wording was asked for. */
  readonly onSuggested: (text: string, asked: string) => void;
}

export interface Suggestion {
  readonly suggested:
    | { readonly text: string; readonly reason: Extract<ChangeReason, { kind: "requirement" }> }
    | undefined;
  /** Why there is no wording. */
  readonly note: string | undefined;
  readonly isPending: boolean;
  /** Undefined on a server without a model. */
  readonly ask: ((written: string) => void) | undefined;
}

const notes = {
  notAsked: "reword.notAsked",
  personal: "reword.personal",
  refused: "reword.noneAccepted",
} as const;

/** Another wording of a line by the server's model, which the gate has accepted. The request ends with the form. */
export function useSuggestion({
  cvId,
  part,
  language,
  onSuggested,
}: SuggestionOptions): Suggestion {
  const t = useTranslate(versionMessages);
  const { client } = useSignedIn();
  const announce = useAnnounce();
  const hasModel = useClientConfig().data?.languageModel !== undefined;
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const { data, isPending, mutate } = useMutation({
    meta: { errorTitle: t("reword.suggestFailed") },
    mutationFn: async (_asked: string) => {
      running.current = new AbortController();
      const { signal } = running.current;
      const body = { cvId, line: part.id, ...(language === undefined ? {} : { language }) };
      const result = await callServer(suggestCvLine, { ...client.server, body, signal });
      return signal.aborted ? undefined : bodyOf(result);
    },
    onSuccess: (answer, asked) => {
      if (answer?.kind !== "suggested") return;
      announce(t("reword.suggested"));
      onSuggested(answer.text, asked);
    },
  });
  return {
    suggested:
      data?.kind === "suggested"
        ? {
            text: data.text,
            reason: {
              kind: "requirement",
              requirement: data.requirement.id,
              text: data.requirement.text,
            },
          }
        : undefined,
    note: data?.kind === "none" ? t(notes[data.reason]) : undefined,
    isPending,
    ask: hasModel ? mutate : undefined,
  };
}
