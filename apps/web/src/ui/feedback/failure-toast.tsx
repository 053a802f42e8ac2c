import { maxLetterCharacters } from "@postulo/domain/letter-style";
import type { ErrorCodeOf, serverErrors } from "@postulo/contract/endpoint";
import type { endpoints } from "@postulo/contract/endpoints";
import { RequestError } from "@postulo/contract/request-error";
import type { MessageKey } from "@postulo/i18n/messages";
import { useTranslate } from "../../i18n/use-translate.ts";
import { uiMessages, type messages } from "../messages.ts";
import { showToast, showUndoToast } from "./toast.tsx";

/** HTTP 507. */
const insufficientStorage = 507;

/** HTTP 503 without a code of ours: from the table API, storage and authentication, whose messages are in English. */
const serviceUnavailable = 503;

/** PT429 of the table API, and 429 of storage, where the client passes on only the status. */
const tooManyCodes = new Set(["PT429", "429"]);

/** Of the storage, where the client passes on only the status: what a virus scanner found, or could not scan. */
const scanTexts = new Map([
  ["422", "failure.infected"],
  ["424", "failure.notScanned"],
] as const);

type Endpoints = typeof endpoints;

/** Endpoints whose callers have messages of their own, and those that no page calls. */
type Excluded =
  | "adaptCv"
  | "comparePosting"
  | "createCheckout"
  | "draftAnswer"
  | "getApplicationReport"
  | "getInstanceOverview"
  | "importAccount"
  | "readDocumentText"
  | "readResume"
  | "reviewResume"
  | "writeCoverLetter"
  | "getCalendar"
  | "openExtensionSession"
  | "receiveStripeEvent";

type Code =
  | keyof typeof serverErrors
  | {
      [Id in Exclude<keyof Endpoints, Excluded>]: ErrorCodeOf<Endpoints[Id]>;
    }[Exclude<keyof Endpoints, Excluded>];

/** Messages of the error codes of all other endpoints. */
const texts = {
  internal_error: "failure.server",
  database_unreachable: "failure.database",
  disk_full: "failure.diskFull",
  too_many_at_once: "failure.tooMany",
  busy: "failure.busy",
  not_authenticated: "failure.signedOut",
  too_large: "failure.notAccepted",
  payload_too_large: "failure.notAccepted",
  invalid_body: "failure.notAccepted",
  not_confirmed: "failure.notAccepted",
  other_user: "failure.notAccepted",
  insufficient_aal: "failure.secondFactor",
  blank_text: "failure.blankText",
  text_too_long: "failure.textTooLong",
  name_missing: "failure.nameMissing",
  profile_empty: "failure.profileEmpty",
  cv_not_found: "failure.cvGone",
  line_not_found: "failure.lineGone",
  no_model: "failure.modelMissing",
  wording_limit_reached: "failure.wordingLimit",
  model_ceiling_reached: "failure.modelCeiling",
  took_too_long: "failure.modelSlow",
  provider_unavailable: "failure.modelUnavailable",
  no_subscription: "failure.noSubscription",
  price_not_found: "failure.nothingSold",
  subscription_unavailable: "failure.unavailable",
} as const satisfies Record<Code, MessageKey<typeof messages>>;

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
  const scanText = [...scanTexts].find(([code]) => code === error.code)?.[1];
  if (scanText) return t(scanText);
  if (isKnown(error.code)) return t(texts[error.code], { maximum: maxLetterCharacters });
  if (error.status === serviceUnavailable) return t("failure.unavailable");
  return error.status === 0 ? t("failure.unreachable") : error.message;
}

interface Failure {
  readonly title: string | undefined;
  readonly error: unknown;
  /** Takes back what was done before the failure. */
  readonly onUndo?: (() => void) | undefined;
}

/** Shows a failed mutation: its title, and the server's message. */
export function toastFailure({ title, error, onUndo }: Failure): void {
  const toast = {
    title: title ?? <FailureTitle />,
    text: <FailureText error={error} />,
    tone: "danger",
  } as const;
  if (onUndo) showUndoToast({ ...toast, onUndo });
  else showToast(toast);
}
