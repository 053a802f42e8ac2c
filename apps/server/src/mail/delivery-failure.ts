/**
 * Why a mail did not go out: the mail server will never take it ("refused"), or not now ("later"). "unknown" when it had the
 * text already and gave no answer: it may have taken the mail.
 */
type DeliveryFailure = "refused" | "later" | "unknown";

/** The library's names of what is about this one mail; a refused password, for one, is about all of them. */
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
