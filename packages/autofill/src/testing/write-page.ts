/** Writes a page into the test's document. */
export function writePage(body: string, language = "en"): Document {
  document.documentElement.lang = language;
  document.body.innerHTML = body;
  return document;
}
