import { exportAccount } from "@postulo/contract/account";
import { packApplication } from "@postulo/contract/application-pack";
import { writeCoverLetter } from "@postulo/contract/cover-letter";
import { printCv } from "@postulo/contract/cv";
import { comparePosting } from "@postulo/contract/posting-comparison";
import { getApplicationReport } from "@postulo/contract/reports";
import { readResume } from "@postulo/contract/resume";
import type { ResolveCaller } from "@postulo/supabase-server/caller";
import type { FairQueueLimits } from "@postulo/supabase-server/fair-queue";
import type { Context, MiddlewareHandler } from "hono";
import { limitPerUser } from "./limit-per-user.ts";

/** What the routes of an app read of a request. */
export interface RequestContext {
  resolveCaller: ResolveCaller;
  clientAddress: (c: Context) => string;
  now: () => Date;
}

type LimitedRequests = Pick<FairQueueLimits, "perKey" | "waitingPerKey">;

/** For large responses and letters, of which a user needs few concurrently. */
const waitingPerKey = 4;

/** Uploads are streamed to disk; a page may send many concurrently. */
export const storageUploads: LimitedRequests = { perKey: 4, waitingPerKey: 40 };

/** Exports, reports, letters, CVs, comparisons and résumés are queued by user, so that one user does not delay others. */
export const costlyRoutes: readonly { path: string; limits: LimitedRequests }[] = [
  { path: exportAccount.path, limits: { perKey: 1, waitingPerKey } },
  { path: getApplicationReport.path, limits: { perKey: 1, waitingPerKey } },
  { path: `${writeCoverLetter.path}/*`, limits: { perKey: 2, waitingPerKey } },
  { path: `${printCv.path}/*`, limits: { perKey: 2, waitingPerKey } },
  { path: packApplication.path, limits: { perKey: 1, waitingPerKey } },
  // One at a time, so that those that a page has given up meanwhile are not computed.
  { path: comparePosting.path, limits: { perKey: 1, waitingPerKey } },
  // Each is in memory from its first byte; the résumé reader has its own queue.
  { path: `${readResume.path}/*`, limits: { perKey: 4, waitingPerKey } },
];

/** Limits the concurrent requests of each user until their responses are sent. */
export function limitRequestsFor({
  resolveCaller,
  clientAddress,
}: RequestContext): (requests: LimitedRequests) => MiddlewareHandler {
  return (requests) =>
    limitPerUser({
      resolveCaller,
      clientAddress,
      limits: { concurrency: Number.POSITIVE_INFINITY, ...requests },
      untilSent: true,
    });
}
