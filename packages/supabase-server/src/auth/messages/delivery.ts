import { setTimeout as wait } from "node:timers/promises";
import { AuthApiError } from "../auth-error.ts";
import type { AuthMail, SendMail } from "./auth-mail.ts";
import type { SendSms, Sms } from "./sms.ts";

interface Outcome {
  durationMs: number;
  delivered: boolean;
}

/** Sends messages, with an indistinguishable simulation for addresses without an account. */
export interface Delivery<Message extends { kind: string }> {
  send(message: Message): Promise<AuthApiError | undefined>;
  /**
   * Takes the duration and outcome of the latest real message, so that response times do not reveal which addresses
   * have an account.
   */
  simulateSend(what: Message["kind"]): Promise<AuthApiError | undefined>;
}

function createDelivery<Message extends { kind: string }>(
  sendMessage: (message: Message) => Promise<void>,
  notDelivered: (kind: Message["kind"]) => AuthApiError,
): Delivery<Message> {
  let latest: Outcome = { durationMs: 0, delivered: true };
  return {
    async send(message) {
      const startedAt = performance.now();
      // The sender logs the reason; the user can retry.
      const delivered = await sendMessage(message).then(
        () => true,
        () => false,
      );
      latest = { durationMs: performance.now() - startedAt, delivered };
      return delivered ? undefined : notDelivered(message.kind);
    },
    async simulateSend(kind) {
      const { durationMs, delivered } = latest;
      if (durationMs >= 1) await wait(durationMs);
      return delivered ? undefined : notDelivered(kind);
    },
  };
}

const labelOf = (kind: AuthMail["kind"]) => {
  switch (kind) {
    case "confirmation":
    case "alreadyRegistered":
      return "confirmation";
    case "recovery":
      return "recovery";
    case "magicLink":
      return "magic link";
    case "reauthentication":
      return "reauthentication";
    case "invite":
      return "invite";
    case "emailChangeCurrent":
    case "emailChangeNew":
      return "email change";
  }
};

export const createMailDelivery = (sendMail: SendMail): Delivery<AuthMail> =>
  createDelivery(
    sendMail,
    (kind) =>
      new AuthApiError(500, "unexpected_failure", {
        message: `Error sending ${labelOf(kind)} email`,
      }),
  );

/** Without a sender every message fails; the routes reject requests for one before. */
export const createSmsDelivery = (sendSms: SendSms | undefined): Delivery<Sms> =>
  createDelivery(
    sendSms ?? (() => Promise.reject(new Error("no sender of SMS"))),
    (kind) =>
      new AuthApiError(422, "sms_send_failed", {
        message: `Error sending ${kind} OTP to provider`,
      }),
  );
