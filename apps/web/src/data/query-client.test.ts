import { RequestError } from "@postulo/contract/request-error";
import { onlineManager } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { createQueryClient, isWaitingChange } from "./query-client.ts";

const handlers = {
  onSessionRejected: () => {},
  onFactorMissing: () => {},
  onMutationFailed: () => {},
};

function startSaving() {
  const onMutationFailed =
    vi.fn<(failure: { title: string | undefined; error: unknown }) => void>();
  const queries = createQueryClient({ ...handlers, onMutationFailed });
  const answer = Promise.withResolvers<void>();
  const saving = queries
    .getMutationCache()
    .build(queries, { mutationFn: () => answer.promise, meta: { errorTitle: "Not saved" } })
    .execute(undefined);
  const fail = async () => {
    answer.reject(new Error("The disk is full"));
    await expect(saving).rejects.toThrow("The disk is full");
  };
  return { queries, onMutationFailed, fail };
}

test("a failed mutation is reported with its title", async () => {
  const { onMutationFailed, fail } = startSaving();
  await fail();
  expect(onMutationFailed).toHaveBeenCalledExactlyOnceWith({
    title: "Not saved",
    error: new Error("The disk is full"),
  });
});

test("a mutation that fails after the session has ended is not reported", async () => {
  const { queries, onMutationFailed, fail } = startSaving();
  queries.clear();
  await fail();
  expect(onMutationFailed).not.toHaveBeenCalled();
});

test("a mutation is paused offline and counted, unless it is minor", () => {
  const queries = createQueryClient(handlers);
  onlineManager.setOnline(false);
  const cache = queries.getMutationCache();
  const store = { mutationFn: async () => undefined };
  void cache.build(queries, store).execute(undefined);
  void cache.build(queries, { ...store, meta: { isMinor: true } }).execute(undefined);
  const all = cache.getAll();
  expect(all.map(({ state }) => state.isPaused)).toEqual([true, true]);
  expect(all.map(isWaitingChange)).toEqual([true, false]);
  queries.clear();
  onlineManager.setOnline(true);
});

test.each([
  [
    { status: 403, code: "insufficient_aal" },
    { rejected: 0, factorMissing: 1 },
  ],
  // The answer to a change of the account: it rejects the change only.
  [
    { status: 401, code: "insufficient_aal" },
    { rejected: 0, factorMissing: 0 },
  ],
  [
    { status: 401, code: "not_authenticated" },
    { rejected: 1, factorMissing: 0 },
  ],
  [
    { status: 403, code: "42501" },
    { rejected: 0, factorMissing: 0 },
  ],
])("a query with the error %j is reported by what the session lacks", async (error, expected) => {
  const calls = { rejected: 0, factorMissing: 0 };
  const queries = createQueryClient({
    ...handlers,
    onSessionRejected: () => (calls.rejected += 1),
    onFactorMissing: () => (calls.factorMissing += 1),
  });
  const failure = new RequestError("No", error);
  const queryFn = async () => {
    throw failure;
  };
  await expect(queries.fetchQuery({ queryKey: ["profile"], queryFn })).rejects.toBe(failure);
  expect(calls).toEqual(expected);
});
