import type { SendMail } from "@postulo/supabase-server/auth/messages/auth-mail";
import type { SendSms, Sms } from "@postulo/supabase-server/auth/messages/sms";
import { describeError } from "../log/log.ts";
import type { Log } from "../log/log.ts";
import { deliveryFailure } from "./delivery-failure.ts";
import { openInbox } from "./inbox.ts";
import type { Inbox } from "./inbox.ts";
import type { Mail } from "./mail.ts";
import { traced } from "../tracing/spans.ts";
import { createSmsHook } from "./sms-hook.ts";
import type { SmsHook } from "./sms-hook.ts";
import { createSmtpSender } from "./smtp.ts";
import type { BeforeData } from "./smtp.ts";

export interface MailOptions {
  smtpUrl: string | undefined;
  /** Undefined: SMS stay in the inbox too. */
  smsHook?: SmsHook | undefined;
  from: string | undefined;
  publicUrl: string;
  inboxFolder: string;
  log: Log;
}

export type Deliver = (mail: Mail, options?: DeliveryOptions) => Promise<void>;

interface DeliveryOptions {
  /** What the log calls it. */
  kind?: string;
  beforeText?: BeforeData;
}

export interface OpenedMail {
  sendMail: SendMail;
  sendSms: SendSms;
  /** Sends a mail that is in words already; what goes wrong is logged, and thrown. */
  deliver: Deliver;
  /** The mails that are not sent; undefined where a mail server is set. */
  inbox: Inbox | undefined;
  /** Throws when the mail server cannot be reached, or does not let this server sign in. */
  check(): Promise<void>;
  close(): Promise<void>;
}

/** Mails go to the operator's mail server; where none is set they stay in a folder of this machine. */
export function openMail(options: MailOptions): OpenedMail {
  const { smtpUrl, smsHook, from, publicUrl, inboxFolder, log } = options;
  const host = new URL(publicUrl).hostname;
  const inbox = openInbox(inboxFolder);
  const smtp =
    smtpUrl === undefined
      ? undefined
      : createSmtpSender(smtpUrl, from ?? `Postulo <no-reply@${host}>`);
  const send = async (kind: string, words: Mail, beforeText?: BeforeData) => {
    let isStopped = false;
    const gate = async () => {
      try {
        await beforeText?.();
      } catch (error) {
        isStopped = true;
        throw error;
      }
    };
    try {
      if (smtp)
        await traced(
          { name: "send mail", kind: "client", attributes: { "postulo.mail.kind": kind } },
          () => smtp.send(words, gate),
        );
      else {
        await gate();
        await inbox.keep(words);
      }
    } catch (cause) {
      const failure = isStopped ? "stopped" : deliveryFailure(cause, false);
      log("error", "mail not sent", { kind, failure, ...describeMailError(cause) });
      throw cause;
    }
    log("info", "mail sent", { kind });
  };
  return {
    sendMail: async (mail) => {
      const { writeAuthMail } = await import("./auth-mail-text.ts");
      await send(mail.kind, writeAuthMail(mail));
    },
    sendSms: async (sms) => {
      try {
        await (smsHook ? createSmsHook(smsHook)(sms) : keepSms(inbox, sms));
      } catch (cause) {
        log("error", "SMS not sent", { kind: sms.kind, ...describeError(cause) });
        throw cause;
      }
    },
    deliver: (mail, { kind = "mailingList", beforeText } = {}) => send(kind, mail, beforeText),
    inbox: smtp ? undefined : inbox,
    check: async () => smtp?.check(),
    close: async () => smtp?.close(),
  };
}

/** Shows the text as a mail without a button; the number is the address. */
async function keepSms(inbox: Inbox, sms: Sms): Promise<void> {
  const { writeSms } = await import("./auth-mail-text.ts");
  const text = writeSms(sms);
  await inbox.keep({ to: `+${sms.to}`, subject: "SMS", text, html: "" });
}

/** The mail server's words may repeat the address; its number says enough. */
function describeMailError(error: unknown): Record<string, unknown> {
  if (error instanceof Error && "responseCode" in error) return { smtpCode: error.responseCode };
  return describeError(error);
}
