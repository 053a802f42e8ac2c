import { useTranslate } from "../i18n/use-translate.ts";
import { ActionIcon, Button } from "../ui/form/button.tsx";
import { IconMail } from "../ui/icons.tsx";
import { requestMailReading } from "./mail-request.ts";
import { scheduleMessages } from "./messages.ts";

interface ReadMailButtonProps {
  /** Whether there is room for its name. */
  readonly isNamed?: boolean;
}

/** Opens the dialog that reads a mail. */
export function ReadMailButton({ isNamed = false }: ReadMailButtonProps) {
  const t = useTranslate(scheduleMessages);
  return isNamed ? (
    <Button
      variant="subtle"
      color="neutral"
      leftSection={<IconMail size={16} aria-hidden />}
      aria-haspopup="dialog"
      onClick={() => requestMailReading()}
    >
      {t("readMail")}
    </Button>
  ) : (
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
