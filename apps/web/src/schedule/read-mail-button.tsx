import { useTranslate } from "../i18n/use-translate.ts";
import { ActionIcon } from "../ui/form/button.tsx";
import { IconMail } from "../ui/icons.tsx";
import { requestMailReading } from "./mail-request.ts";
import { scheduleMessages } from "./messages.ts";

/** Opens the dialog that reads a mail. */
export function ReadMailButton() {
  const t = useTranslate(scheduleMessages);
  return (
    <ActionIcon
      size="control"
      aria-label={t("readMail")}
      title={t("readMail")}
      aria-haspopup="dialog"
      onClick={() => requestMailReading()}
    >
      <IconMail size={16} aria-hidden />
    </ActionIcon>
  );
}
