import { setTimeout as wait } from "node:timers/promises";
import type { AuthMail, SendMail } from "./auth-mail.ts";
import { Refusal } from "./refusal.ts";

interface Outcome {
  durationMs: number;
  delivered: boolean;
}

/** Sends mails, and answers for addresses that get none in a way that cannot be told apart. */
export interface MailDelivery {
  send(mail: AuthMail): Promise<Refusal | undefined>;
  /** Takes as long, and ends, as the latest real mail did: time must not tell which addresses have an account. */
  pretend(what: AuthMail["kind"]): Promise<Refusal | undefined>;
}

const wordOf = (kind: AuthMail["kind"]) => {
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
  new Refusal(500, "unexpected_failure", { message: `Error sending ${wordOf(kind)} email` });

export function createMailDelivery(sendMail: SendMail): MailDelivery {
  let latest: Outcome = { durationMs: 0, delivered: true };
  return {
    async send(mail) {
      const startedAt = performance.now();
      // The sender has logged why; here it only matters that the person can try again.
      const delivered = await sendMail(mail).then(
        () => true,
        () => false,
      );
      latest = { durationMs: performance.now() - startedAt, delivered };
      return delivered ? undefined : notDelivered(mail.kind);
    },
    async pretend(kind) {
      const { durationMs, delivered } = latest;
      if (durationMs >= 1) await wait(durationMs);
      return delivered ? undefined : notDelivered(kind);
    },
  };
}
