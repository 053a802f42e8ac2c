import { useRef } from "react";
import { useNavigate } from "react-router";
import { hasPendingSaves, startSaves } from "../../data/sign-out-saves.ts";
import { hasUnsaved } from "../../data/unsaved-texts.ts";
import { frontPage } from "../../i18n/language-choice.ts";
import { useLanguage } from "../../i18n/language-context.tsx";
import { useTranslate } from "../../i18n/use-translate.ts";
import { useLogout, useSession } from "../../session/session-context.tsx";
import { showToast } from "../../ui/feedback/toast.tsx";
import { uiMessages } from "../../ui/messages.ts";

/** Maximum wait for pending saves before the user is asked. */
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

/**
 * Saves what is unsaved, signs out, which deletes what this browser holds, and navigates to the front page. If something cannot be
 * saved, the user stays and decides. Navigates first, because otherwise the guard of the dashboard redirects to the sign-in page.
 */
export function useSignOut(): () => Promise<void> {
  const t = useTranslate(uiMessages);
  const navigate = useNavigate();
  const logout = useLogout();
  const { language } = useLanguage();
  const session = useSession();
  const isSaving = useRef(false);
  const leave = async () => {
    await navigate(frontPage(language));
    await logout();
  };
  return async () => {
    // A second click while the first one waits.
    if (isSaving.current) return;
    isSaving.current = true;
    startSaves();
    const isSaved = !("user" in session) || (await waitUntilSaved(session.user.id));
    isSaving.current = false;
    if (isSaved) await leave();
    else
      showToast({
        tone: "danger",
        title: t("header.unsaved"),
        text: t("header.unsavedHint"),
        action: { label: t("header.logoutAnyway"), onAct: () => void leave() },
      });
  };
}
