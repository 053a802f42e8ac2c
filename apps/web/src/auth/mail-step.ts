import { mailLinkHours } from "@postulo/domain/credentials";
import { useState } from "react";
import * as z from "zod/mini";
import { clearMailStep, mailStepKey } from "../session/mail-step-storage.ts";
import { requestedMails, type RequestedMail } from "./request-mail.ts";

const ttlMs = mailLinkHours * 60 * 60 * 1000;
const stored = z.object({ type: z.enum(requestedMails), email: z.string(), at: z.number() });

/** The address of the last mail, if it was of this type and its code has not expired. */
function readStep(type: RequestedMail): string | undefined {
  try {
    const { data } = z.safeParse(stored, JSON.parse(sessionStorage.getItem(mailStepKey) ?? "null"));
    return data?.type === type && Date.now() - data.at < ttlMs ? data.email : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

export interface MailStep {
  /** The address that the mail went to; undefined before it was sent. */
  readonly mailedTo: string | undefined;
  readonly onMailed: (email: string) => void;
  readonly onOtherAddress: () => void;
}

/**
 * The step of a page that requests a mail: before it, or waiting for its code. It survives a reload in this tab until
 * someone signs in, because a phone may discard the page while its user reads the mail.
 */
export function useMailStep(type: RequestedMail): MailStep {
  const [mailedTo, setMailedTo] = useState(() => readStep(type));
  return {
    mailedTo,
    onMailed: (email) => {
      sessionStorage.setItem(mailStepKey, JSON.stringify({ type, email, at: Date.now() }));
      setMailedTo(email);
    },
    onOtherAddress: () => {
      clearMailStep();
      setMailedTo(undefined);
    },
  };
}
