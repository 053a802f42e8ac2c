/** Puts a page into the test's document, as a browser would have read it. */
export function writePage(body: string, language = "en"): Document {
  document.documentElement.lang = language;
  document.body.innerHTML = body;
  return document;
}
