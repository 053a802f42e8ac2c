import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import type { Transporter } from "nodemailer";
import type { Mail } from "./mail.ts";

const limitMs = 15_000;

/** Done when the mail server is ready for the text, and before it gets any of it. When it throws, the mail does not go out. */
export type BeforeData = () => Promise<void>;

export interface SmtpSender {
  /** Resolves when the mail server has taken the mail. */
  send(mail: Mail, beforeText?: BeforeData): Promise<void>;
  /** Signs in without sending anything. Throws when that fails. */
  check(): Promise<void>;
  close(): Promise<void>;
}

/** What is to be done before the text of a message is read, by the id of the message. */
type Gates = Map<string, BeforeData>;

/** Sends through the operator's mail server. The library is loaded with the first mail. */
export function createSmtpSender(smtpUrl: string, from: string): SmtpSender {
  const gates: Gates = new Map();
  let transport: Promise<Transporter> | undefined;
  const open = async () => {
    const { createTransport } = await import("nodemailer");
    const opened = createTransport({
      url: smtpUrl,
      pool: true,
      connectionTimeout: limitMs,
      greetingTimeout: limitMs,
      socketTimeout: limitMs,
    });
    opened.use("stream", ({ data, message }, done) => {
      const gate = gates.get(data.messageId ?? "");
      if (gate) message.processFunc((source) => opensLate(source, gate));
      done();
    });
    return opened;
  };
  return {
    send: async (mail, beforeText) => {
      transport ??= open();
      const opened = await transport;
      const messageId = `<${mail.messageId ?? randomUUID()}@${domainOf(from)}>`;
      const stopping = new AbortController();
      if (beforeText) gates.set(messageId, stopsWhenItThrows(beforeText, stopping));
      const message = { ...writtenMessage(mail), from, messageId, signal: stopping.signal };
      try {
        await opened.sendMail(message);
      } finally {
        gates.delete(messageId);
      }
    },
    check: async () => {
      transport ??= open();
      await (await transport).verify();
    },
    close: async () => {
      (await transport)?.close();
    },
  };
}

function writtenMessage({ to, subject, text, html, unsubscribe }: Mail) {
  const headers =
    unsubscribe === undefined
      ? {}
      : {
          "List-Unsubscribe": `<${unsubscribe}>`,
          "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        };
  // Mails contain only our own content, so nodemailer's access to files and URLs is not needed.
  return { to, subject, text, html, headers, disableFileAccess: true, disableUrlAccess: true };
}

const domainOf = (from: string) => /@([^\s@<>]+)>?$/.exec(from)?.[1] ?? "localhost";

/** Nodemailer reads this stream after the mail server has accepted DATA. */
function opensLate(source: Readable, gate: BeforeData): Readable {
  async function* chunks() {
    await gate();
    yield* source;
  }
  // Errors are reported by the message's signal.
  return Readable.from(chunks(), { objectMode: false }).on("error", () => {});
}

const stopsWhenItThrows =
  (beforeText: BeforeData, stopping: AbortController): BeforeData =>
  async () => {
    try {
      await beforeText();
    } catch (error) {
      stopping.abort(error);
      throw error;
    }
  };
