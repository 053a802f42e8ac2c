const mediaTypes: Readonly<Record<string, string>> = {
  pdf: "application/pdf",
  doc: "application/msword",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  odt: "application/vnd.oasis.opendocument.text",
  rtf: "application/rtf",
  txt: "text/plain",
  png: "image/png",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
};

/** The media type of a file by its extension. */
export const mediaTypeOf = (fileName: string) =>
  mediaTypes[fileName.split(".").at(-1)?.toLowerCase() ?? ""] ?? "application/octet-stream";

/** The file name, with the extension of the stored object if it has none, because upload forms check it. */
export function namedFile(fileName: string, path: string): string {
  const ending = path.split(".").at(-1) ?? "";
  return /\.[a-z\d]{2,5}$/i.test(fileName) || !path.includes(".")
    ? fileName
    : `${fileName}.${ending}`;
}
