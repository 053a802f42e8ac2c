import { confirmationText } from "@postulo/lexicon/form-texts";
import { plainWords } from "./classify/phrase.ts";
import { recognisePlatform } from "./recognise-platform.ts";

/** The evidence that an application was received. */
export type Confirmed = { readonly by: "address" | "element" | "words" };

const maxPageLength = 6000;

/** Whether the page still has fields to fill, so that it is no confirmation. */
const hasFillableFields = (root: Document) =>
  root.querySelectorAll(
    "input[type=file],input[type=email],input[type=tel],textarea,form input[type=text][required]",
  ).length > 1;

const hasConfirmationText = (root: Document) =>
  confirmationText.test(plainWords((root.body.textContent ?? "").slice(0, maxPageLength)));

function declaredProof(root: Document, address: URL): Confirmed | undefined {
  const declared = recognisePlatform(address, root)?.platform.confirmation;
  if (declared?.selector && root.querySelector(declared.selector)) return { by: "element" };
  return declared?.address?.test(address.pathname + address.search) ? { by: "address" } : undefined;
}

/**
 * Whether the page confirms that an application was received; a pressed button is no evidence. A URL alone is evidence
 * only if the platform declares it; otherwise the page must contain a confirmation text and no form.
 */
export function readConfirmation(root: Document, address: URL): Confirmed | undefined {
  const proof = declaredProof(root, address);
  if (proof) return proof;
  if (hasFillableFields(root) || !hasConfirmationText(root)) return undefined;
  return { by: "words" };
}
