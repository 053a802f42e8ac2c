import { rateLimitErrors } from "@postulo/contract/endpoint";
import { limitKey } from "@postulo/supabase-server/caller";
import type { ResolveCaller } from "@postulo/supabase-server/caller";
import { discardBody } from "@postulo/supabase-server/discard-body";
import { FairQueue } from "@postulo/supabase-server/fair-queue";
import type { FairQueueLimits } from "@postulo/supabase-server/fair-queue";
import type { Context, MiddlewareHandler } from "hono";
import { commonMessages } from "./endpoint-routes.ts";

interface PerUserOptions {
  readonly resolveCaller: ResolveCaller;
  readonly clientAddress: (c: Context) => string;
  readonly limits: FairQueueLimits;
  /** Whether the turn lasts until the body of the answer is sent, for answers that are produced while they are sent. */
  readonly untilSent?: boolean;
}

/** The longest body of a costly route is an archive; what is longer is not read to its end. */
const maxDiscardedBytes = 64 * 1024 * 1024;

const retryAfterSeconds = 5;

/** The same answer, that calls `onEnd` when its body is sent, or the client is gone. */
function onceSent(response: Response, onEnd: () => void): Response {
  if (!response.body) {
    onEnd();
    return response;
  }
  const watched = new TransformStream<Uint8Array, Uint8Array>({ flush: onEnd, cancel: onEnd });
  return new Response(response.body.pipeThrough(watched), response);
}

/**
 * Queues the requests of one user on a costly route, with fair scheduling between users. A user is the token's user,
 * or the client's IP address without one. Full queues: 429 (the user's own) or 503 (all users'), each with
 * `Retry-After`.
 */
export function limitPerUser(options: PerUserOptions): MiddlewareHandler {
  const { resolveCaller, clientAddress, limits, untilSent = false } = options;
  const queue = new FairQueue(limits);
  return async (c, next) => {
    const resolved = await resolveCaller(c.req.raw);
    const caller = resolved.kind === "caller" ? resolved.caller : undefined;
    const turn = await queue.acquire(limitKey(caller, clientAddress(c)), c.req.raw.signal);
    if (turn.kind === "granted") {
      try {
        await next();
      } catch (error) {
        turn.release();
        throw error;
      }
      // The body of a response to HEAD is not read.
      if (untilSent && c.req.method !== "HEAD") c.res = onceSent(c.res, turn.release);
      else turn.release();
      return;
    }
    // The client has disconnected.
    if (turn.kind === "aborted") return c.body(null, 503);
    await discardBody(c.req.raw, maxDiscardedBytes);
    c.header("retry-after", String(retryAfterSeconds));
    const code = turn.kind === "keyFull" ? "too_many_at_once" : "busy";
    return c.json({ code, message: commonMessages[code] }, rateLimitErrors[code]);
  };
}
