import { useTranslate } from "../i18n/use-translate.ts";
import { Button } from "../ui/form/button.tsx";
import { IconMail } from "../ui/icons.tsx";
import { requestMailReading } from "./mail-request.ts";
import { scheduleMessages } from "./messages.ts";

interface ReadMailButtonProps {
  /** Its label has `data-label`. */
  readonly className?: string | undefined;
}

/** Opens the dialog that reads a mail. */
export function ReadMailButton({ className }: ReadMailButtonProps) {
  const t = useTranslate(scheduleMessages);
  return (
    <Button
      variant="subtle"
      color="neutral"
      className={className}
      leftSection={<IconMail size={16} aria-hidden />}
      aria-haspopup="dialog"
      onClick={() => requestMailReading()}
    >
      <span data-label>{t("readMail")}</span>
    </Button>
  );
}
