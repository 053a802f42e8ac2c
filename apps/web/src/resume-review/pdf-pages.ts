/** A page of a PDF as a picture. */
export interface DrawnPage {
  /** From 1. */
  readonly number: number;
  /** Of the page, in points. */
  readonly width: number;
  readonly height: number;
  readonly picture: Blob;
}

/** What `pdf-worker.ts` posts: each page in order, then that it has ended. */
export type PdfWorkerMessage =
  | { readonly kind: "page"; readonly page: DrawnPage }
  | { readonly kind: "ended"; readonly isWhole: boolean };
