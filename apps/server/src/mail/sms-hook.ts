import { createHmac, randomUUID } from "node:crypto";
import type { SendSms } from "@postulo/supabase-server/auth/messages/sms";

/** The operator's endpoint that sends SMS, after Supabase's "send SMS hook". */
export interface SmsHook {
  url: string;
  /** `v1,whsec_` and 24 to 64 bytes in base64, as Supabase generates them. */
  secret: string;
}

/** As GoTrue's. */
const timeoutMs = 5000;
const secretPrefix = "v1,whsec_";

/** Signs by the specification of Standard Webhooks 1.0.0. */
function signatureHeaders(payload: string, secret: string): Record<string, string> {
  const id = randomUUID();
  const timestamp = String(Math.floor(Date.now() / 1000));
  const key = Buffer.from(secret.slice(secretPrefix.length), "base64");
  const signature = createHmac("sha256", key)
    .update(`${id}.${timestamp}.${payload}`)
    .digest("base64");
  return {
    "webhook-id": id,
    "webhook-timestamp": timestamp,
    "webhook-signature": `v1,${signature}`,
  };
}

/** Sends by one POST. Any status but 2xx, and no answer within five seconds, is a failure. */
export function createSmsHook({ url, secret }: SmsHook): SendSms {
  return async ({ kind, to, code, user, ipAddress }) => {
    const payload = JSON.stringify({
      metadata: {
        uuid: randomUUID(),
        time: new Date().toISOString(),
        name: "send-sms",
        ip_address: ipAddress,
      },
      user,
      sms: { otp: code, phone: to, ...(kind === "mfa" ? { sms_type: "mfa" } : {}) },
    });
    const response = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", ...signatureHeaders(payload, secret) },
      body: payload,
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`the SMS hook returned ${response.status}`);
  };
}
