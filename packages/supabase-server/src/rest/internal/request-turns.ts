import type { Caller } from "@postulo/postgres/as-caller";
import type { Context } from "hono";
import { limitKey } from "../../caller.ts";
import { discardBody } from "../../discard-body.ts";
import { FairQueue } from "../../fair-queue.ts";
import { databaseRetryAfterSeconds } from "@postulo/postgres/lost-database";
import { ApiError } from "./api-error.ts";

/** A body of so many bytes, or of an unknown length, is large. */
const largeBytes = 64 * 1024;

const tooMany = (): ApiError =>
  new ApiError({
    status: 429,
    code: "PT429",
    message: "Too many requests at once",
    hint: `Wait until the others are finished, at least ${databaseRetryAfterSeconds} seconds.`,
  });

/** The turns that one request has taken; `release` gives all of them back. */
export interface RequestTurns {
  /** Before the body is read. Large bodies of one user are read sequentially. */
  beforeBody(): Promise<void>;
  /** Before a body is parsed and stored. */
  beforeParsing(): Promise<void>;
  /** Before the database is queried. */
  beforeQuery(): Promise<void>;
  release(): void;
}

export type BeginTurns = (context: Context, caller: Caller) => RequestTurns;

function isLarge(context: Context): boolean {
  const { method } = context.req;
  if (method === "GET" || method === "HEAD") return false;
  const declared = context.req.header("content-length");
  return declared === undefined
    ? context.req.header("transfer-encoding") !== undefined
    : Number(declared) > largeBytes;
}

/**
 * Queues the requests of one user, so that they do not delay others. A user is the token's user, or the client's IP
 * address.
 * @throws {ApiError} with status 429 when the queue is full.
 */
export function createTurns(options: {
  clientAddress: (context: Context) => string;
  /** The maximum of database connections in use. */
  maxQueries: number;
  maxBodyBytes: number;
}): BeginTurns {
  const { clientAddress, maxQueries, maxBodyBytes } = options;
  // A slow sender delays only itself: no limit over all.
  const largeBodies = new FairQueue({ concurrency: Infinity, perKey: 1, waitingPerKey: 10 });
  const largeWrites = new FairQueue({ concurrency: 2, perKey: 1, waitingPerKey: 1 });
  // Discarding several rejected bodies concurrently would delay other requests.
  const discards = new FairQueue({ concurrency: Infinity, perKey: 1, waitingPerKey: Infinity });
  const perKey = Math.ceil(maxQueries / 2);
  const queries = new FairQueue({ concurrency: maxQueries, perKey, waitingPerKey: 500 });

  return (context, caller) => {
    const key = limitKey(caller, clientAddress(context));
    const large = isLarge(context);
    const releases: (() => void)[] = [];
    const enter = async (queue: FairQueue): Promise<void> => {
      const turn = await queue.acquire(key, large ? context.req.raw.signal : undefined);
      if (turn.kind === "granted") {
        releases.push(turn.release);
        return;
      }
      const discard = await discards.acquire(key, context.req.raw.signal);
      if (discard.kind === "granted") {
        releases.push(discard.release);
        await discardBody(context.req.raw, maxBodyBytes);
      }
      throw tooMany();
    };
    return {
      beforeBody: async () => {
        if (large) await enter(largeBodies);
      },
      beforeParsing: async () => {
        if (large) await enter(largeWrites);
      },
      beforeQuery: () => enter(queries),
      release: () => {
        for (const release of releases.splice(0)) release();
      },
    };
  };
}
