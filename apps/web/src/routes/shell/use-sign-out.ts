import { useEffect, useRef, useState, type RefObject } from "react";
import { useNavigate } from "react-router";
import { hasPendingSaves, startSaves } from "../../data/sign-out-saves.ts";
import { hasUnsaved } from "../../data/unsaved-texts.ts";
import { frontPage } from "../../i18n/language-choice.ts";
import { useLanguage } from "../../i18n/language-context.tsx";
import { useTranslate } from "../../i18n/use-translate.ts";
import { useLogout, useSession } from "../../session/session-context.tsx";
import { hideToast, showQuestionToast } from "../../ui/feedback/toast.tsx";
import { uiMessages } from "../../ui/messages.ts";

/** How long signing out waits for pending saves before it asks whether to discard them, in milliseconds. */
const saveTimeoutMs = 3_000;
const pollMs = 50;

/** Waits until nothing of a user is unsaved; false if something still is after the maximum wait. */
async function waitUntilSaved(owner: string): Promise<boolean> {
  const end = Date.now() + saveTimeoutMs;
  while (hasUnsaved(owner) || hasPendingSaves()) {
    if (Date.now() >= end) return false;
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
  return true;
}

function hideQuestion({ current: id }: RefObject<number | undefined>): void {
  if (id !== undefined) hideToast(id);
}

/**
 * Saves what is unsaved, signs out, which deletes what this browser holds, and navigates to the front page. If something cannot be
 * saved, the user stays and decides. Navigates first, because otherwise the guard of the dashboard redirects to the sign-in page.
 */
export function useSignOut(): {
  readonly isPending: boolean;
  readonly signOut: () => Promise<void>;
} {
  const t = useTranslate(uiMessages);
  const navigate = useNavigate();
  const logout = useLogout();
  const { language } = useLanguage();
  const session = useSession();
  const isSaving = useRef(false);
  const [isPending, setIsPending] = useState(false);
  /** The id of the toast that asks. */
  const question = useRef<number>(undefined);
  // Its words are true only where it was asked: the session may end elsewhere.
  useEffect(() => () => hideQuestion(question), []);
  const leave = async () => {
    await navigate(frontPage(language));
    await logout();
  };
  const signOut = async () => {
    // A second click while the first one waits.
    if (isSaving.current) return;
    isSaving.current = true;
    setIsPending(true);
    hideQuestion(question);
    startSaves();
    const isSaved = !("user" in session) || (await waitUntilSaved(session.user.id));
    isSaving.current = false;
    setIsPending(false);
    if (isSaved) await leave();
    else
      question.current = showQuestionToast({
        tone: "danger",
        title: t("header.unsaved"),
        text: t("header.unsavedHint"),
        action: { label: t("header.logoutAnyway"), onAct: () => void leave() },
      });
  };
  return { isPending, signOut };
}
