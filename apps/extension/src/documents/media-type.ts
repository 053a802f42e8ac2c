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

/** The media type of a file by the ending of its name. */
export const mediaTypeOf = (fileName: string) =>
  mediaTypes[fileName.split(".").at(-1)?.toLowerCase() ?? ""] ?? "application/octet-stream";

/** The name with the ending of the stored object when it has none of its own: upload forms judge by it. */
export function namedFile(fileName: string, path: string): string {
  const ending = path.split(".").at(-1) ?? "";
  return /\.[a-z\d]{2,5}$/i.test(fileName) || !path.includes(".")
    ? fileName
    : `${fileName}.${ending}`;
}
