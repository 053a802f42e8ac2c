/** The `content-disposition` of a download. RFC 6266: `filename` for old clients, `filename*` for names outside of ASCII. */
export function attachment(name: string): string {
  const plain = name.replaceAll(/[^\u0020-\u007e]|["\\%]/g, "_");
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
