import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Session } from "../session/current-session.ts";
import { cookVisit } from "../testing/cook-visit.ts";
import { sessionWith } from "../testing/fake-tables.ts";
import { profileRow } from "../testing/profile-row.ts";
import { clearCachedRows, loadApplicant } from "./load-applicant.ts";

const stopped = (): Session =>
  sessionWith(
    new Proxy(
      {},
      {
        get: () => {
          throw new TypeError("Failed to fetch");
        },
      },
    ),
  );
const load = async (session: Session, isFresh: boolean) =>
  (await loadApplicant(session, { visit: cookVisit, isFresh })).applicant.profile.first_name;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  clearCachedRows();
});
afterEach(() => void vi.useRealTimers());

test("while the server is stopped the fields are listed from what was loaded, and a fill is refused", async () => {
  await expect(load(stopped(), false)).rejects.toThrow("Failed to fetch");
  expect(await load(sessionWith({ profile: [profileRow] }), true)).toBe("Amélie");
  vi.advanceTimersByTime(60_000);
  await expect(load(stopped(), true)).rejects.toThrow("Failed to fetch");
  expect(await load(stopped(), false)).toBe("Amélie");
});

test("what was loaded for one user is not shown to another, nor after signing out", async () => {
  await load(sessionWith({ profile: [profileRow] }), true);
  const other = { ...stopped(), userId: "another" };
  await expect(load(other, false)).rejects.toThrow("Failed to fetch");
  clearCachedRows();
  await expect(load(stopped(), false)).rejects.toThrow("Failed to fetch");
});
