import { RequestError } from "@postulo/contract/request-error";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslate } from "../../i18n/use-translate.ts";
import { useConfirmBySecondFactor } from "../../session/second-factor/second-factor-context.tsx";
import { useSignedIn } from "../../session/session-context.tsx";
import { showToast } from "../../ui/feedback/toast.tsx";
import { sessionsKey } from "../sessions/queries.ts";
import { identityMessages, type messages } from "./messages.ts";
import {
  disconnect,
  finishConnecting,
  identitiesKey,
  startConnecting,
  type Identity,
} from "./queries.ts";

type Known = keyof typeof messages.errors;
const isKnown = (code: string): code is Known =>
  Object.hasOwn(identityMessages.english.errors, code);

/** The error with a text of ours; texts of a URL are not shown. */
function useReadableError() {
  const t = useTranslate(identityMessages);
  return (error: unknown) => {
    if (!(error instanceof RequestError) || error.status === 0) return error;
    const { status, code } = error;
    if (code === "insufficient_aal") return error;
    const message = t(isKnown(code) ? `errors.${code}` : "errors.unknown");
    return new RequestError(message, { status, code, cause: error });
  };
}

/** Redirects to the provider. */
export function useConnect(label: string) {
  const t = useTranslate(identityMessages);
  const { client } = useSignedIn();
  const confirm = useConfirmBySecondFactor();
  const readable = useReadableError();
  return useMutation({
    meta: { errorTitle: t("connectFailed", { provider: label }) },
    mutationFn: async (provider: string) => {
      const started = await confirm(() => startConnecting(client, provider)).catch(
        (error: unknown) => {
          throw readable(error);
        },
      );
      if (started.kind === "done") window.location.assign(started.value);
    },
  });
}

/** The result of the redirect: a code, or the code of an error. */
export type Return = { readonly label: string } & (
  | { readonly code: string }
  | { readonly errorCode: string }
);

interface Outcome {
  readonly tone: "success" | "danger";
  readonly title: string;
  readonly text?: string;
}

/**
 * Completes a connection after the redirect. The result is its data: toasts are loaded at the first interaction with a
 * page only.
 */
export function useFinishConnecting() {
  const t = useTranslate(identityMessages);
  const { client } = useSignedIn();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (returned: Return): Promise<Outcome> => {
      const provider = returned.label;
      const errorCode =
        "errorCode" in returned
          ? returned.errorCode
          : await finishConnecting(client, returned.code);
      if (errorCode === undefined) return { tone: "success", title: t("connected", { provider }) };
      const text = t(isKnown(errorCode) ? `errors.${errorCode}` : "errors.unknown");
      return { tone: "danger", title: t("connectFailed", { provider }), text };
    },
    onSettled: async () => {
      // The list of sessions may have been read while the session of the exchange was open.
      await Promise.all(
        [identitiesKey, sessionsKey].map((queryKey) => queries.invalidateQueries({ queryKey })),
      );
    },
  });
}

interface DisconnectOptions {
  readonly label: string;
  /** Closes the dialog. */
  readonly onEnded: () => void;
  /** Called when the identity is no longer listed. */
  readonly onDisconnected: () => void;
}

export function useDisconnect({ label, onEnded, onDisconnected }: DisconnectOptions) {
  const t = useTranslate(identityMessages);
  const { client } = useSignedIn();
  const confirm = useConfirmBySecondFactor();
  const queries = useQueryClient();
  const readable = useReadableError();
  return useMutation({
    meta: { errorTitle: t("disconnectFailed", { provider: label }) },
    mutationFn: async (identity: Identity) => {
      const { kind } = await confirm(() => disconnect(client, identity)).catch((error: unknown) => {
        throw readable(error);
      });
      if (kind === "cancelled") return;
      onEnded();
      showToast({ title: t("disconnected", { provider: label }) });
      await queries.invalidateQueries({ queryKey: identitiesKey });
      onDisconnected();
    },
    onError: onEnded,
  });
}
