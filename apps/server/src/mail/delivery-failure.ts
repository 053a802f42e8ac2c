/**
 * Why a mail was not sent: the mail server rejects it permanently ("refused"), or temporarily ("later"). "unknown"
 * when the server had the text already and did not respond: it may have accepted the mail.
 */
type DeliveryFailure = "refused" | "later" | "unknown";

/** Nodemailer's error codes that concern this mail only; a rejected password, for example, concerns all. */
const aboutThisMail: readonly unknown[] = ["EENVELOPE", "EMESSAGE"];

/** @param hadText whether the mail server may have been given any of the text. */
export function deliveryFailure(error: unknown, hadText: boolean): DeliveryFailure {
  const answered =
    error instanceof Error && "responseCode" in error && typeof error.responseCode === "number"
      ? error.responseCode
      : undefined;
  if (answered === undefined) return hadText ? "unknown" : "later";
  const isAboutThisMail =
    error instanceof Error && "code" in error && aboutThisMail.includes(error.code);
  return answered >= 500 && isAboutThisMail ? "refused" : "later";
}
