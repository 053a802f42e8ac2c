import type { Transporter } from "nodemailer";
import type { Mail } from "./mail.ts";

const limitMs = 15_000;

export interface SmtpSender {
  /** Resolves when the mail server has taken the mail. */
  send(mail: Mail): Promise<void>;
  close(): Promise<void>;
}

/** Sends through the operator's mail server. The library is loaded with the first mail. */
export function createSmtpSender(smtpUrl: string, from: string): SmtpSender {
  let transport: Promise<Transporter> | undefined;
  const open = async () => {
    const { createTransport } = await import("nodemailer");
    return createTransport({
      url: smtpUrl,
      pool: true,
      connectionTimeout: limitMs,
      greetingTimeout: limitMs,
      socketTimeout: limitMs,
    });
  };
  return {
    send: async ({ to, subject, text, html }) => {
      transport ??= open();
      const opened = await transport;
      // Nobody but us writes into a mail what is fetched from elsewhere.
      await opened.sendMail({
        from,
        to,
        subject,
        text,
        html,
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    },
    close: async () => {
      (await transport)?.close();
    },
  };
}
