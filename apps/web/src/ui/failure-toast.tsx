import { RequestError } from "@postulo/contract/request-error";
import { useTranslate } from "../i18n/use-translate.ts";
import { uiMessages } from "./messages.ts";
import { showToast } from "./toast.tsx";

/** HTTP's 507. */
const insufficientStorage = 507;

/** Of requests that a person sends beside too many others; the storage client passes on only the status. */
const tooManyCodes = new Set(["PT429", "too_many_at_once", "429"]);

function FailureTitle() {
  const t = useTranslate(uiMessages);
  return t("failure.title");
}

function FailureText({ error }: { readonly error: unknown }) {
  const t = useTranslate(uiMessages);
  if (!(error instanceof RequestError)) return null;
  if (error.status === insufficientStorage) return t("failure.diskFull");
  if (tooManyCodes.has(error.code)) return t("failure.tooMany");
  return error.status === 0 ? t("failure.unreachable") : error.message;
}

/** What a failed mutation shows: the title its feature gave, and the server's message. */
export function toastFailure({
  title,
  error,
}: {
  title: string | undefined;
  error: unknown;
}): void {
  showToast({
    title: title ?? <FailureTitle />,
    text: <FailureText error={error} />,
    tone: "danger",
  });
}
