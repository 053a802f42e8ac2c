import { useTranslate } from "../i18n/use-translate.ts";
import { showToast } from "../ui/feedback/toast.tsx";
import { useLetterStore } from "./letter-store.ts";
import { letterMessages } from "./messages.ts";
import type { KeptLetterText } from "./unsaved-letter.ts";

/** Shows what was not saved of the open letter; it does not replace a text that was saved meanwhile, but can be had. */
export function useShowKeptText() {
  const t = useTranslate(letterMessages);
  const { store } = useLetterStore();
  return ({ text, isOutdated }: KeptLetterText): void => {
    const { letter } = store.read().work;
    const restore = () => {
      if (store.read().work.letter?.id !== letter?.id) return;
      const doubtful = letter?.doubtful?.filter((one) => !text.includes(one.text));
      store.changeLetter({ text, ...(doubtful ? { doubtful } : {}) });
    };
    if (isOutdated) {
      const action = { label: t("past.takeUnsaved"), onAct: restore };
      showToast({ title: t("past.unsavedOlder"), action });
      return;
    }
    restore();
    showToast({ title: t("past.unsavedBack") });
  };
}
