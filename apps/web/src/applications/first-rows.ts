import { applicationRow, type Application } from "@postulo/domain/application";
import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useWindowEvent } from "../ui/hooks/use-window-event.ts";
import { useEffect } from "react";
import { useNavigation } from "react-router";
import { readRows } from "../data/read-rows.ts";
import { useSignedIn, type SignedIn } from "../session/session-context.tsx";
import { canAddQuery } from "./add/use-can-add.ts";

export const applicationsKey = ["applications"] as const;
export const columns = Object.keys(applicationRow.shape).join(",");

/** Enough to fill the screen while the remaining rows are loading. */
export const firstPageRows = 200;

/** One page of the user's applications, newest first: by applied date, then by the time when they were added. */
export async function readPage(
  { client, user }: SignedIn,
  { from, to }: { readonly from: number; readonly to: number },
  signal?: AbortSignal,
): Promise<Application[]> {
  const page = client
    .from("job_applied")
    .select(columns)
    .eq("user_id", user.id)
    .order("applied_at", { ascending: false, nullsFirst: false })
    .order("created_at", { ascending: false })
    .order("id")
    .range(from, to);
  return readRows(applicationRow, signal ? page.abortSignal(signal) : page);
}

const readFirst = (signedIn: SignedIn, signal?: AbortSignal) =>
  readPage(signedIn, { from: 0, to: firstPageRows - 1 }, signal);

interface Prefetched {
  readonly userId: string;
  readonly rows: Promise<Application[]>;
}

/** Prefetched rows by query client. */
const prefetched = new WeakMap<QueryClient, Prefetched>();
/** Prefetched rows are dropped afterwards, since they may be stale. */
const lifetimeMs = 5000;

function prefetchRows(queries: QueryClient, signedIn: SignedIn): void {
  // Rows in the cache are shown immediately, and refetched by the list.
  if (prefetched.has(queries) || queries.getQueryState(applicationsKey)) return;
  const prefetch = { userId: signedIn.user.id, rows: readFirst(signedIn) };
  // The failure is reported by the query that consumes the promise.
  prefetch.rows.catch(() => undefined);
  prefetched.set(queries, prefetch);
  setTimeout(() => {
    if (prefetched.get(queries) === prefetch) prefetched.delete(queries);
  }, lifetimeMs);
  void queries.prefetchQuery(canAddQuery(signedIn));
}

/** The newest applications: prefetched ones once, else from a request. */
export function readFirstRows(
  queries: QueryClient,
  signedIn: SignedIn,
  signal: AbortSignal,
): Promise<Application[]> {
  const prefetch = prefetched.get(queries);
  prefetched.delete(queries);
  return prefetch?.userId === signedIn.user.id ? prefetch.rows : readFirst(signedIn, signal);
}

/** Also that of one application, which is shown beside the list. */
const isListPath = (pathname: string | undefined) =>
  pathname !== undefined && /^\/dashboard(\/applications(\/[^/]*)?)?$/.test(pathname);

/** The link of a click that navigates within this page. */
function followedLink({ target, defaultPrevented, ctrlKey, metaKey, shiftKey }: MouseEvent) {
  if (defaultPrevented || ctrlKey || metaKey || shiftKey || !(target instanceof Element)) return;
  return target.closest<HTMLAnchorElement>("a[href]") ?? undefined;
}

/** Prefetches the first rows on navigation to the list, in parallel with its code. */
export function usePrefetchRows(): void {
  const signedIn = useSignedIn();
  const queries = useQueryClient();
  const isNavigating = isListPath(useNavigation().location?.pathname);
  // The router's navigation state updates in a transition, later than the click event on a link.
  useWindowEvent(
    "click",
    (event) => {
      if (isListPath(followedLink(event)?.pathname)) prefetchRows(queries, signedIn);
    },
    { capture: true },
  );
  useEffect(() => {
    if (isNavigating) prefetchRows(queries, signedIn);
  }, [isNavigating, queries, signedIn]);
}
