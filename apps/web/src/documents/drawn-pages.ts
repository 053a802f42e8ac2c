/** Pages of a printed document in one drawing, one below the other. */
export interface DrawnPages {
  readonly url: string;
  readonly count: number;
  /** Height by width of a page. */
  readonly ratio: number;
}

/** A `data:` URL, which unlike one of a blob is freed with the query. */
function urlOf(blob: Blob): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const reader = new FileReader();
  reader.addEventListener("load", () =>
    resolve(typeof reader.result === "string" ? reader.result : ""),
  );
  reader.addEventListener("error", () => reject(reader.error));
  reader.readAsDataURL(blob);
  return promise;
}

const a4Points = 595.28;
const ratios = { a4: 297 / 210, letter: 11 / 8.5 };

/** Reads an SVG of the server. */
export async function readDrawnPages(svg: Blob): Promise<DrawnPages> {
  const [head, url] = await Promise.all([svg.slice(0, 500).text(), urlOf(svg)]);
  const [, width = "1", height = "1"] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(head) ?? [];
  const ratio = Math.abs(Number(width) - a4Points) < 1 ? ratios.a4 : ratios.letter;
  const count = Math.max(1, Math.round(Number(height) / (Number(width) * ratio)));
  return { url, count, ratio };
}
