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

/** As many as fill the screen: they are shown while the others are on their way. */
export const firstPageRows = 200;

/** One stretch of a person's applications, newest first. */
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

/** What was asked for on the way to the page that shows it. */
const asked = new WeakMap<QueryClient, Ahead>();
/** Later nobody takes it any more: the list may have changed. */
const forgottenAfterMs = 5000;

function prefetchRows(queries: QueryClient, signedIn: SignedIn): void {
  // What is known already is shown at once, and asked for anew by the list.
  if (asked.has(queries) || queries.getQueryState(applicationsKey)) return;
  const ahead = { userId: signedIn.user.id, rows: readFirst(signedIn) };
  // Whoever takes it tells the failure.
  ahead.rows.catch(() => undefined);
  asked.set(queries, ahead);
  setTimeout(() => {
    if (asked.get(queries) === ahead) asked.delete(queries);
  }, forgottenAfterMs);
  void queries.prefetchQuery(canAddQuery(signedIn));
}

/** The newest applications: those that were asked for on the way, once, else asked for now. */
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

/** The link that a click follows in this page. */
function followedLink({ target, defaultPrevented, ctrlKey, metaKey, shiftKey }: MouseEvent) {
  if (defaultPrevented || ctrlKey || metaKey || shiftKey || !(target instanceof Element)) return;
  return target.closest<HTMLAnchorElement>("a[href]") ?? undefined;
}

/** On the way to the list, and while its code is fetched, asks for what it shows first. */
export function usePrefetchRows(): void {
  const signedIn = useSignedIn();
  const queries = useQueryClient();
  const isComing = leadsHere(useNavigation().location?.pathname);
  // The router tells when it has leisure to; most come by a link, whose click is known at once.
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
