import { dateFormat } from "../../../i18n/date-format.ts";
import { useLanguage } from "../../../i18n/language-context.tsx";
import { useTranslate } from "../../../i18n/use-translate.ts";
import { NativeSelect } from "../../../ui/form/native-select.tsx";
import { sheetMessages } from "../messages.ts";
import { useLook } from "./document-card.tsx";
import { useChooseLetter, type WrittenLetter } from "./written-documents.ts";

interface SentLetterProps {
  readonly applicationId: string;
  /** First the one that is sent. */
  readonly letters: readonly WrittenLetter[];
}

/** Which of several letters is the one of the application: it is shown as its page, and is the one that goes with the CV. */
export function SentLetter({ applicationId, letters }: SentLetterProps) {
  const t = useTranslate(sheetMessages);
  const lookOf = useLook();
  const { language } = useLanguage();
  const { mutate, isPending, variables } = useChooseLetter(applicationId);
  const [sent] = letters;
  if (!sent || letters.length < 2) return null;
  const format = dateFormat(language, { dateStyle: "medium" });
  const newestFirst = letters.toSorted((one, other) =>
    other.created_at.localeCompare(one.created_at),
  );
  return (
    <NativeSelect
      label={t("documents.sent.label")}
      description={t("documents.sent.hint")}
      value={isPending ? variables : sent.id}
      onChange={({ currentTarget }) => mutate(currentTarget.value)}
      data={newestFirst.map((letter) => ({
        value: letter.id,
        label: [
          lookOf({ kind: "letter", letter }),
          format.format(new Date(letter.created_at)),
        ].join(" · "),
      }))}
    />
  );
}
