import { useQuery, useQueryClient, skipToken } from "@tanstack/react-query";
import { useEffect } from "react";
import { useTranslate } from "../../i18n/use-translate.ts";
import { useSignedIn } from "../../session/session-context.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Button } from "../../ui/form/button.tsx";
import { showToast } from "../../ui/feedback/toast.tsx";
import type { InterruptedLetter as Interrupted } from "../letter-draft.ts";
import { useGoToLetter } from "../letter-address.ts";
import { useLetterStore } from "../letter-store.ts";
import { letterMessages } from "../messages.ts";
import { useReopenLetter } from "../use-open-letter.ts";
import { lettersKey } from "../../data/letters-key.ts";
import { findLetterAfter, findVersionAfter } from "./find-finished.ts";
import classes from "./interrupted-letter.module.css";

/** Milliseconds between two looks for the letter, which the server may still be writing. */
const intervalMs = 4000;
const maxLooks = 45;

/** Looks for the letter on the server, when there is a connection again, and opens it. */
function useRecovery({ posting, newestId, replaced }: Interrupted) {
  const { client, user } = useSignedIn();
  const queries = useQueryClient();
  const { store } = useLetterStore();
  const go = useGoToLetter();
  const reopen = useReopenLetter();
  const { data: id } = useQuery({
    queryKey: ["interrupted-letter", user.id, newestId, posting, replaced],
    queryFn:
      newestId === undefined && replaced === undefined
        ? skipToken
        : async () =>
            (replaced && (await findVersionAfter(client, replaced))) ??
            (newestId === undefined ? null : findLetterAfter(client, { posting, newestId })),
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchInterval: ({ state: { data, dataUpdateCount, errorUpdateCount } }) =>
      typeof data === "string" || dataUpdateCount + errorUpdateCount > maxLooks
        ? false
        : intervalMs,
  });
  useEffect(() => {
    if (typeof id !== "string") return;
    store.change({ interrupted: undefined });
    void queries.invalidateQueries({ queryKey: lettersKey });
    if (store.read().work.letter?.id === id) reopen(id);
    else go(id, { replace: true });
  }, [id, go, queries, reopen, store]);
}

interface InterruptedLetterProps {
  readonly interrupted: Interrupted;
  readonly onWrite: () => void;
}

/** What had arrived of a letter whose connection was lost, until the whole letter is found, written again or discarded. */
export function InterruptedLetter({ interrupted, onWrite }: InterruptedLetterProps) {
  const t = useTranslate(letterMessages);
  const { work, store } = useLetterStore();
  useRecovery(interrupted);
  const paragraphs = interrupted.paragraphs
    .map((sentences) => sentences.map(({ text }) => text).join(" "))
    .filter((text) => text !== "");
  if (paragraphs.length === 0) return null;
  async function copy() {
    await navigator.clipboard.writeText(paragraphs.join("\n\n"));
    showToast({ title: t("copied") });
  }
  return (
    <section className={classes["frame"]} aria-label={t("interrupted.title")}>
      <Notice tone="info" title={t("interrupted.title")}>
        <p>{t("interrupted.text")}</p>
        <div className={classes["text"]}>
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
        <div className={classes["actions"]}>
          {work.posting === interrupted.posting ? (
            <Button variant="default" size="compact-sm" onClick={onWrite}>
              {t("interrupted.again")}
            </Button>
          ) : null}
          <Button variant="default" size="compact-sm" onClick={() => void copy()}>
            {t("copy")}
          </Button>
          <Button
            variant="subtle"
            size="compact-sm"
            onClick={() => store.change({ interrupted: undefined })}
          >
            {t("interrupted.discard")}
          </Button>
        </div>
      </Notice>
    </section>
  );
}
