import type { ParsedPosting } from "../posting/parsed-posting.ts";
import { LanguageNotice } from "./language-notice.tsx";
import { StyleHint } from "./style-hint.tsx";

/** What is to be known of the choices before a letter is generated. */
export default function FormNotices({ found }: { readonly found: ParsedPosting }) {
  return (
    <>
      <LanguageNotice found={found} />
      <StyleHint />
    </>
  );
}
