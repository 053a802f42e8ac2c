import { plainWords } from "./classify/phrase.ts";
import { recognisePlatform } from "./recognise-platform.ts";

/** What made sure that an application arrived. */
export type Confirmed = { readonly by: "address" | "element" | "words" };

/** English and French, as plain words. */
const usualWords =
  /\b(?:thank(?:s| you) (?:so much |very much )?for (?:your application|applying|submitting|your interest in (?:joining|working))|(?:your|the) application (?:was|has been|is|to .{1,80} (?:was|has been)) (?:now |successfully |been )*(?:submitted|received|sent|complete)|application (?:submitted|sent|received|complete)|successfully (?:applied|submitted your application)|we (?:have |ve )?(?:received|got) your application|you (?:have |ve )?(?:successfully )?applied (?:for|to)|merci (?:beaucoup )?(?:pour|de) (?:votre candidature|avoir postule|l interet que vous)|(?:votre|la) candidature (?:a (?:bien )?ete|est bien) (?:\w+ )?(?:envoyee|transmise|recue|enregistree|prise en compte|deposee)|nous avons bien recu votre candidature|candidature (?:envoyee|transmise|enregistree)|vous avez (?:bien )?postule)\b/;

const longestPage = 6000;

/** Fields that a person would still fill: a page that has them has not confirmed anything. */
const stillAsks = (root: Document) =>
  root.querySelectorAll(
    "input[type=file],input[type=email],input[type=tel],textarea,form input[type=text][required]",
  ).length > 1;

const saysSo = (root: Document) =>
  usualWords.test(plainWords((root.body.textContent ?? "").slice(0, longestPage)));

function declaredProof(root: Document, address: URL): Confirmed | undefined {
  const declared = recognisePlatform(address, root)?.platform.confirmation;
  if (declared?.selector && root.querySelector(declared.selector)) return { by: "element" };
  return declared?.address?.test(address.pathname + address.search) ? { by: "address" } : undefined;
}

/**
 * Whether the page tells that an application has been received: never that a button was pressed. An address alone proves it
 * only where the platform declares so; elsewhere the words must stand on the page, and no form beside them.
 */
export function readConfirmation(root: Document, address: URL): Confirmed | undefined {
  const proof = declaredProof(root, address);
  if (proof) return proof;
  if (stillAsks(root) || !saysSo(root)) return undefined;
  return { by: "words" };
}
