import { useTranslate } from "../../i18n/use-translate.ts";
import { NextList } from "../../schedule/next-list.tsx";
import { Part } from "./part.tsx";
import { sheetMessages } from "./messages.ts";

/** The tasks and interviews of the application. */
export function NextPart({ id }: { readonly id: string }) {
  const t = useTranslate(sheetMessages);
  return (
    <Part title={t("parts.next")}>
      <NextList applicationId={id} />
    </Part>
  );
}
