import type { rateLimitErrors, serverErrors } from "@postulo/contract/endpoint";
import { RequestError } from "@postulo/contract/request-error";
import { useTranslate } from "../i18n/use-translate.ts";
import { uiMessages } from "./messages.ts";
import { showToast } from "./toast.tsx";

/** HTTP 507. */
const insufficientStorage = 507;

/** HTTP 503 without a code of ours: from the table API, storage and authentication, whose messages are in English. */
const serviceUnavailable = 503;

/** PT429 of the table API, and 429 of storage, where the client passes on only the status. */
const tooManyCodes = new Set(["PT429", "429"]);

/** Messages of the error codes that every endpoint may return. */
const texts = {
  internal_error: "failure.server",
  database_unreachable: "failure.database",
  disk_full: "failure.diskFull",
  too_many_at_once: "failure.tooMany",
  busy: "failure.busy",
} as const satisfies Record<keyof typeof serverErrors | keyof typeof rateLimitErrors, string>;

const isKnown = (code: string): code is keyof typeof texts => Object.hasOwn(texts, code);

function FailureTitle() {
  const t = useTranslate(uiMessages);
  return t("failure.title");
}

function FailureText({ error }: { readonly error: unknown }) {
  const t = useTranslate(uiMessages);
  if (!(error instanceof RequestError)) return null;
  if (error.status === insufficientStorage) return t("failure.diskFull");
  if (tooManyCodes.has(error.code)) return t("failure.tooMany");
  if (isKnown(error.code)) return t(texts[error.code]);
  if (error.status === serviceUnavailable) return t("failure.unavailable");
  return error.status === 0 ? t("failure.unreachable") : error.message;
}

/** Shows a failed mutation: its title, and the server's message. */
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
