/** Why an archive is not imported. */
export type RefusalCode =
  | "not_an_export"
  | "newer_export"
  | "damaged_archive"
  | "document_missing"
  | "archive_too_large"
  | "document_too_large"
  | "too_many_documents";

/** Thrown to undo what was begun. `name` is the table or the document that it is about. */
export class ImportRefusal extends Error {
  override readonly name = "ImportRefusal";
  readonly code: RefusalCode;
  readonly about: string | undefined;

  constructor(code: RefusalCode, about?: string, options?: ErrorOptions) {
    super(code, options);
    this.code = code;
    this.about = about;
  }
}
