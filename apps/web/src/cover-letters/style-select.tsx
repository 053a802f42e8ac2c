import { defaultLetterStyle, letterStyles } from "@postulo/domain/letter-style";
import { layoutMessages } from "../documents/messages.ts";
import { useTranslate } from "../i18n/use-translate.ts";
import { NativeSelect } from "../ui/form/native-select.tsx";
import { useLetterStore } from "./letter-store.ts";
import { letterMessages } from "./messages.ts";

/** How the letter is laid out: sentences, quoted lines, two columns, or an e-mail. */
export function StyleSelect() {
  const t = useTranslate(letterMessages);
  const tLayout = useTranslate(layoutMessages);
  const { work, store } = useLetterStore();
  return (
    <NativeSelect
      label={t("style")}
      value={work.style ?? defaultLetterStyle}
      data={letterStyles.map((value) => ({ value, label: tLayout(`style.${value}`) }))}
      onChange={(event) => {
        const { value } = event.currentTarget;
        store.change({ style: letterStyles.find((style) => style === value) });
      }}
    />
  );
}
