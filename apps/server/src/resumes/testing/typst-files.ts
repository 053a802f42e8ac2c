import { typstPdf } from "./typst-pdf.ts";

/** A picture of a page, without a text layer. */
export const scannedPdf = (): Uint8Array =>
  typstPdf("#rect(width: 100%, height: 20cm, fill: luma(220))");

export const manyPages = (count: number): Uint8Array =>
  typstPdf(
    Array.from({ length: count }, (_, at) => `Page number ${at} of a book about rivers`).join(
      "\n#pagebreak()\n",
    ),
  );
