import { fileURLToPath } from "node:url";
import { FairQueue } from "@postulo/supabase-server/fair-queue";
import type {
  ImageTransform,
  TransformedImage,
  TransformImage,
} from "@postulo/supabase-server/storage/image-transform";
import * as z from "zod";
import { forkLimited } from "../jobs/limited-child.ts";

const workerFile = fileURLToPath(new URL("image-worker.ts", import.meta.url));
const timeLimitMs = 10_000;
/** In MiB: a source of 50 million pixels needs 200 to be decoded, and as much to be rotated. */
const memory = { memoryMb: 640, heapMb: 128 };

const outcomeSchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("image"),
    bytes: z.instanceof(Uint8Array),
    contentType: z.string(),
  }),
  z.object({ kind: z.literal("invalid") }),
]);

/** Transforms in a child process: decoders are native code, and images are untrusted. */
function transformNow(source: Uint8Array, transform: ImageTransform) {
  const { promise, resolve } = Promise.withResolvers<TransformedImage>();
  const child = forkLimited(workerFile, memory);
  const finish = (outcome: TransformedImage) => {
    clearTimeout(timer);
    child.kill("SIGKILL");
    resolve(outcome);
  };
  const timer = setTimeout(() => finish({ kind: "invalid" }), timeLimitMs);
  child.on("message", (message) => finish(outcomeSchema.parse(message)));
  // Also when it reached its memory limit, or its decoder failed.
  child.on("error", () => finish({ kind: "invalid" }));
  child.on("exit", () => finish({ kind: "invalid" }));
  child.send({ source, transform });
  return promise;
}

/** Two images at a time, one of each user or client; two more of one wait, and twenty of all. */
export function createImageTransformer(): TransformImage {
  const queue = new FairQueue({ concurrency: 2, perKey: 1, waitingPerKey: 2, maxWaiting: 20 });
  return async (readSource, transform, requester) => {
    const turn = await queue.acquire(requester);
    if (turn.kind !== "granted") return { kind: "busy" };
    try {
      return await transformNow(await readSource(), transform);
    } finally {
      turn.release();
    }
  };
}
