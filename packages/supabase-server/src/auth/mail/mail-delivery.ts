import { setTimeout as wait } from "node:timers/promises";
import type { AuthMail, SendMail } from "./auth-mail.ts";
import { AuthApiError } from "../auth-error.ts";

interface Outcome {
  durationMs: number;
  delivered: boolean;
}

/** Sends mails, with an indistinguishable simulation for emails without an account. */
export interface MailDelivery {
  send(mail: AuthMail): Promise<AuthApiError | undefined>;
  /**
   * Takes the duration and outcome of the latest real mail, so that response times do not reveal which emails have an
   * account.
   */
  simulateSend(what: AuthMail["kind"]): Promise<AuthApiError | undefined>;
}

const labelOf = (kind: AuthMail["kind"]) => {
  switch (kind) {
    case "confirmation":
    case "alreadyRegistered":
      return "confirmation";
    case "recovery":
      return "recovery";
    case "emailChangeCurrent":
    case "emailChangeNew":
      return "email change";
  }
};

const notDelivered = (kind: AuthMail["kind"]) =>
  new AuthApiError(500, "unexpected_failure", { message: `Error sending ${labelOf(kind)} email` });

export function createMailDelivery(sendMail: SendMail): MailDelivery {
  let latest: Outcome = { durationMs: 0, delivered: true };
  return {
    async send(mail) {
      const startedAt = performance.now();
      // The sender logs the reason; the user can retry.
      const delivered = await sendMail(mail).then(
        () => true,
        () => false,
      );
      latest = { durationMs: performance.now() - startedAt, delivered };
      return delivered ? undefined : notDelivered(mail.kind);
    },
    async simulateSend(kind) {
      const { durationMs, delivered } = latest;
      if (durationMs >= 1) await wait(durationMs);
      return delivered ? undefined : notDelivered(kind);
    },
  };
}
