import { useTranslate } from "../i18n/use-translate.ts";
import { ActionIcon, Button } from "../ui/form/button.tsx";
import { IconMail } from "../ui/icons.tsx";
import { requestMailReading } from "./mail-request.ts";
import { scheduleMessages } from "./messages.ts";

interface ReadMailButtonProps {
  /** Whether there is room for its name. */
  readonly isNamed?: boolean;
  /** Of the named button, whose label has `data-label`. */
  readonly className?: string | undefined;
}

/** Opens the dialog that reads a mail. */
export function ReadMailButton({ isNamed = false, className }: ReadMailButtonProps) {
  const t = useTranslate(scheduleMessages);
  return isNamed ? (
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
  ) : (
    <ActionIcon
      size="control"
      aria-label={t("readMail")}
      aria-haspopup="dialog"
      onClick={() => requestMailReading()}
    >
      <IconMail size={16} aria-hidden />
    </ActionIcon>
  );
}
