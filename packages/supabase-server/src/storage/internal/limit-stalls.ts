import { Transform, pipeline } from "node:stream";
import type { Readable } from "node:stream";

/** Passes a body on, and fails when its next piece does not come within the limit. A reader may pause as long as it likes. */
export function limitStalls(body: Readable, limitMs: number): Readable {
  const timer = setTimeout(() => {
    // The reader is the one that is waited for.
    if (limited.writableNeedDrain || body.readableEnded) timer.refresh();
    else body.destroy(new Error(`the service sent nothing of an object for ${limitMs} ms`));
  }, limitMs).unref();
  const limited = new Transform({
    transform(piece, _encoding, done) {
      timer.refresh();
      done(null, piece);
    },
  });
  return pipeline(body, limited, () => clearTimeout(timer));
}
