import { applicationRow, type Application } from "@postulo/domain/application";
import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useWindowEvent } from "@mantine/hooks";
import { useEffect } from "react";
import { useNavigation } from "react-router";
import { readRows } from "../session/read-rows.ts";
import { useSignedIn, type SignedIn } from "../session/session-context.tsx";
import { canAddQuery } from "./use-can-add.ts";

export const applicationsKey = ["applications"] as const;
export const columns = Object.keys(applicationRow.shape).join(",");

/** Enough to fill the screen while the remaining rows are loading. */
export const firstPageRows = 200;

/** One page of the user's applications, newest first. */
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
    .order("id")
    .range(from, to);
  return readRows(applicationRow, signal ? page.abortSignal(signal) : page);
}

const readFirst = (signedIn: SignedIn, signal?: AbortSignal) =>
  readPage(signedIn, { from: 0, to: firstPageRows - 1 }, signal);

interface Ahead {
  readonly userId: string;
  readonly rows: Promise<Application[]>;
}

/** Prefetched rows by query client. */
const asked = new WeakMap<QueryClient, Ahead>();
/** Prefetched rows are dropped afterwards, since they may be stale. */
const forgottenAfterMs = 5000;

function prefetchRows(queries: QueryClient, signedIn: SignedIn): void {
  // Rows in the cache are shown immediately, and refetched by the list.
  if (asked.has(queries) || queries.getQueryState(applicationsKey)) return;
  const ahead = { userId: signedIn.user.id, rows: readFirst(signedIn) };
  // The failure is reported by the query that consumes the promise.
  ahead.rows.catch(() => undefined);
  asked.set(queries, ahead);
  setTimeout(() => {
    if (asked.get(queries) === ahead) asked.delete(queries);
  }, forgottenAfterMs);
  void queries.prefetchQuery(canAddQuery(signedIn));
}

/** The newest applications: prefetched ones once, else from a request. */
export function readFirstRows(
  queries: QueryClient,
  signedIn: SignedIn,
  signal: AbortSignal,
): Promise<Application[]> {
  const ahead = asked.get(queries);
  asked.delete(queries);
  return ahead?.userId === signedIn.user.id ? ahead.rows : readFirst(signedIn, signal);
}

const places: readonly (string | undefined)[] = ["/dashboard", "/dashboard/applications"];

const leadsHere = (pathname: string | undefined) =>
  pathname !== undefined && places.includes(pathname);

/** The link of a click that navigates within this page. */
function followedLink({ target, defaultPrevented, ctrlKey, metaKey, shiftKey }: MouseEvent) {
  if (defaultPrevented || ctrlKey || metaKey || shiftKey || !(target instanceof Element)) return;
  return target.closest<HTMLAnchorElement>("a[href]") ?? undefined;
}

/** Prefetches the first rows on navigation to the list, in parallel with its code. */
export function usePrefetchRows(): void {
  const signedIn = useSignedIn();
  const queries = useQueryClient();
  const isComing = leadsHere(useNavigation().location?.pathname);
  // The router's navigation state updates in a transition, later than the click event on a link.
  useWindowEvent(
    "click",
    (event) => {
      if (leadsHere(followedLink(event)?.pathname)) prefetchRows(queries, signedIn);
    },
    { capture: true },
  );
  useEffect(() => {
    if (isComing) prefetchRows(queries, signedIn);
  }, [isComing, queries, signedIn]);
}
