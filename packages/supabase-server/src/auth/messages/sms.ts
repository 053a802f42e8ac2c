/** Why a code is sent by SMS, in GoTrue's words. */
export const smsKinds = ["confirmation", "phone_change", "reauthentication", "mfa"] as const;

/** A text message of the auth server. The sender writes its text; `metadata.language` is the language of the sign-up. */
export interface Sms {
  kind: (typeof smsKinds)[number];
  /** Digits of the number with its country code, without the plus sign. */
  to: string;
  /** Eight digits. */
  code: string;
  metadata: Record<string, unknown>;
  /** The user object of the API, for hooks. */
  user: Record<string, unknown>;
  /** The IP address of the request. */
  ipAddress: string;
}

/** Resolves when the message was accepted for delivery; rejects (after logging the reason) when it was not. */
export type SendSms = (sms: Sms) => Promise<void>;
