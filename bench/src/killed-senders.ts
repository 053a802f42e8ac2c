import type { ChildProcess } from "node:child_process";
import type { MailServer } from "@postulo/server/mail-server";

/** A process that sends mails. Each has its own mail server, which identifies the sender of a mail. */
export interface Sender {
  readonly mailServer: Pick<MailServer, "taken" | "stop">;
  /** When the mail server had each text. */
  readonly takenAt: number[];
  child: ChildProcess | undefined;
  /** Undefined: it was not killed while mails were left. */
  killedAt: number | undefined;
}

export interface MailOutcome {
  /** Addresses that got one at least. */
  readonly digests: number;
  readonly confirmations: number;
  /** Copies that were sent again because the process was killed before the mail server had replied. */
  readonly twiceBeforeReply: number;
  /** Copies that were sent again although the mail server had replied. */
  readonly twiceAfterReply: number;
  readonly mostOfOneProcess: number;
  /** Mails whose twin has another Message-ID. */
  readonly unlikeTwins: number;
}

interface Copy {
  readonly address: string;
  readonly messageId: string;
  readonly sender: Sender;
  readonly at: number;
}

const copiesOf = (sender: Sender): Copy[] =>
  sender.mailServer.taken.map((mail, index) => ({
    address: /^To: .*?([dc]\d+@example\.org)/m.exec(mail)?.[1] ?? "",
    messageId: /^Message-ID:\s+<([^>]+)>/m.exec(mail)?.[1] ?? "",
    sender,
    at: sender.takenAt[index] ?? Number.NaN,
  }));

/** Counts mails by their addresses: those of digests begin with d, those of confirmations with c. */
export function judgeMails(senders: readonly Sender[], replyMs: number): MailOutcome {
  const groups = [...Map.groupBy(senders.flatMap(copiesOf), ({ address }) => address)];
  const received = (kind: string) => groups.filter(([address]) => address.startsWith(kind)).length;
  const repeated = groups.flatMap(([, copies]) =>
    copies.toSorted((one, other) => one.at - other.at).slice(0, -1),
  );
  const beforeReply = repeated.filter(
    ({ sender, at }) => sender.killedAt !== undefined && sender.killedAt <= at + replyMs,
  );
  const byProcess = Map.groupBy(repeated, ({ sender }) => sender);
  return {
    digests: received("d"),
    confirmations: received("c"),
    twiceBeforeReply: beforeReply.length,
    twiceAfterReply: repeated.length - beforeReply.length,
    mostOfOneProcess: Math.max(0, ...[...byProcess.values()].map(({ length }) => length)),
    unlikeTwins: groups.filter(
      ([, copies]) => new Set(copies.map((each) => each.messageId)).size > 1,
    ).length,
  };
}
