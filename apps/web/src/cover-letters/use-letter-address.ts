import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { useTranslate } from "../i18n/use-translate.ts";
import { focusIfUnclaimed } from "../ui/focus-if-unclaimed.ts";
import { showToast } from "../ui/feedback/toast.tsx";
import { isNewLetterState } from "../ui/new-letter-state.ts";
import { useGoToLetter } from "./letter-address.ts";
import { useLetterStore } from "./letter-store.ts";
import { letterMessages } from "./messages.ts";
import { useCloseLetter } from "./use-close-letter.ts";
import { useOpenForApplication } from "./use-open-for-application.ts";
import { useOpenForCv } from "./use-open-for-cv.ts";
import { useOpenLetter, type Opening } from "./use-open-letter.ts";

/**
 * Keeps the address and the open letter the same: `?letter=ID` opens one, leaving that address closes it, and a letter that is
 * opened otherwise gets its address. `?application=` and `?cv=` lead to the newest letter of an application or for the job of
 * a CV, or load its posting if there is none. The link of the menu begins a new letter.
 * @param onPick called when the address moves to a letter that is not open yet
 */
export function useLetterAddress(onPick: (id: string) => void): Opening {
  const [parameters] = useSearchParams();
  const application = parameters.get("application");
  const cv = parameters.get("cv");
  const id = parameters.get("letter");
  const isForJob = application !== null || cv !== null;
  const openForApplication = useOpenForApplication();
  const openForCv = useOpenForCv();
  useEffect(() => {
    if (application !== null) openForApplication(application);
    else if (cv !== null) openForCv(cv);
  }, [application, cv, openForApplication, openForCv]);
  const isBeginning = useBeginLetter();
  useSameLetter(id, { isHandled: isForJob || isBeginning, onPick });
  return useOpenLetter(id);
}

/** After the element with the focus was removed. */
const focusPageTitle = () => focusIfUnclaimed(document.querySelector("h1"));

/** Closes the open letter; one whose changes could not be stored stays, with its address. */
function useLeaveLetter() {
  const t = useTranslate(letterMessages);
  const go = useGoToLetter();
  const { store } = useLetterStore();
  const close = useCloseLetter();
  return useMutation({
    scope: { id: "leave-letter" },
    meta: { errorTitle: t("versions.saveFailed") },
    mutationFn: close,
    onSuccess: focusPageTitle,
    onError: () => go(store.read().work.letter?.id ?? null, { replace: true }),
  }).mutate;
}

/** Frees the page for a new letter. The former one stays among the stored letters; a toast opens it again. */
function useBeginLetter(): boolean {
  const t = useTranslate(letterMessages);
  const navigate = useNavigate();
  const go = useGoToLetter();
  const { store } = useLetterStore();
  const leave = useLeaveLetter();
  const { state, key, pathname, search } = useLocation();
  const begun = useRef("");
  const isNew = isNewLetterState(state);
  useEffect(() => {
    if (!isNew || begun.current === key) return;
    begun.current = key;
    const { work, writing } = store.read();
    const id = work.letter?.id;
    if (id !== undefined && !writing) {
      const action = { label: t("fresh.reopen"), onAct: () => go(id) };
      leave(undefined, { onSuccess: () => showToast({ title: t("fresh.kept"), action }) });
    }
    focusPageTitle();
    // The browser keeps the state: a reload or Back would close the letter that was opened since.
    void navigate({ pathname, search }, { replace: true, state: null });
  });
  return isNew;
}

/** The letter of the address, and the one that is open. */
interface Seen {
  readonly id: string | null;
  readonly open: string | null;
}

/**
 * What makes them the same after one of them changed: the letter is left, or the address follows it. A letter of the address
 * that is not open is loaded by `useOpenLetter`.
 * @param former before the change; undefined when the page is opened
 */
function nextStep(
  former: Seen | undefined,
  { id, open }: Seen,
): "leave" | "push" | "replace" | null {
  if (id === open) return null;
  if (!former) return id === null ? "replace" : null;
  if (former.id !== id) return id === null ? "leave" : null;
  if (former.open === open) return null;
  // Opening another letter adds a history entry, so that Back returns to the first.
  return former.open === null || open === null ? "replace" : "push";
}

interface Following {
  /** Whether the address requests something else. */
  readonly isHandled: boolean;
  readonly onPick: (id: string) => void;
}

/**
 * Follows the address and the open letter, whichever changed.
 * @param id the letter of the address
 */
function useSameLetter(id: string | null, { isHandled, onPick }: Following): void {
  const open = useLetterStore().work.letter?.id ?? null;
  const go = useGoToLetter();
  const leave = useLeaveLetter();
  const seen = useRef<Seen>(undefined);
  useEffect(() => {
    const former = seen.current;
    const step = isHandled ? null : nextStep(former, { id, open });
    seen.current = { id, open };
    if (former && former.id !== id && id !== open && id !== null) onPick(id);
    if (step === "leave") leave();
    else if (step !== null) go(open, { replace: step === "replace" });
  }, [id, open, isHandled, onPick, go, leave]);
}
