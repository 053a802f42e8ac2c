import type { ImportErrorCode } from "@postulo/contract/account";

/** Thrown to undo what was begun. `about` is the table, document or link in question, or the limit that is exceeded. */
export class ImportError extends Error {
  override readonly name = "ImportError";
  readonly code: ImportErrorCode;
  readonly about: string | undefined;

  constructor(code: ImportErrorCode, about?: string, options?: ErrorOptions) {
    super(code, options);
    this.code = code;
    this.about = about;
  }
}
