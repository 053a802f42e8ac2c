/** "Subject:", "Objet :" and their like, at the beginning of a line. */
export const subjectStart = /^(?:subject|re|objet|réf\w*)\s*:\s*/i;

const blockBreak = /\n[^\S\n]*\n/;

type SplitLetter = {
  /** Without "Subject:". */
  readonly subject: string;
  /** From the salutation to the name. */
  readonly body: string;
};

/** A letter without sender, reader, date and subject, as an e-mail has them elsewhere. Without a subject line all of it is the body. */
export function splitAtSubject(text: string): SplitLetter {
  const blocks = text
    .split(blockBreak)
    .map((block) => block.trim())
    .filter((block) => block !== "");
  const at = blocks.findIndex((block) => subjectStart.test(block));
  if (at < 0) return { subject: "", body: blocks.join("\n\n") };
  const subject = (blocks[at] ?? "").replace(subjectStart, "").replaceAll("\n", " ");
  return { subject, body: blocks.slice(at + 1).join("\n\n") };
}
