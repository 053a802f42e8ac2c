import { useTranslate } from "../../i18n/use-translate.ts";
import { useWhen } from "../../schedule/invitation/use-when.ts";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { mailMessages } from "./messages.ts";
import type { useCancelling } from "./use-cancelling.ts";

/** Whether the interviews that are ahead are cancelled with the application. */
export function CancelledInterviews({
  ahead,
  isWanted,
  setIsWanted,
}: ReturnType<typeof useCancelling>) {
  const t = useTranslate(mailMessages);
  const whenOf = useWhen();
  if (ahead.length === 0) return null;
  return (
    <Checkbox
      label={t("cancelInterviews", { count: ahead.length })}
      description={ahead.map(whenOf).join(" · ")}
      checked={isWanted}
      onChange={({ currentTarget }) => setIsWanted(currentTarget.checked)}
    />
  );
}
