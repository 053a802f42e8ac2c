/** The header by which the receiver knows who has sent a body, as Stripe makes it. See https://docs.stripe.com/webhooks */
export async function signEvent(
  body: string,
  { secret, now }: { secret: string; now: Date },
): Promise<string> {
  const seconds = Math.floor(now.getTime() / 1000);
  const encoder = new TextEncoder();
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", encoder.encode(secret), algorithm, false, [
    "sign",
  ]);
  const signature = await crypto.subtle.sign("HMAC", key, encoder.encode(`${seconds}.${body}`));
  const bytes = Array.from(new Uint8Array(signature), (byte) => byte.toString(16).padStart(2, "0"));
  return `t=${seconds},v1=${bytes.join("")}`;
}
