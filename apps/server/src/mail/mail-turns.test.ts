import { expect, test } from "vitest";
import { createMailTurns } from "./mail-turns.ts";

test("queued mails are sent one at a time, in order, also after one that failed", async () => {
  const inMailTurn = createMailTurns();
  const first = Promise.withResolvers<void>();
  const begun: string[] = [];
  const work = (name: string, until: Promise<void>) => async () => {
    begun.push(name);
    await until;
    return name;
  };
  const failing = inMailTurn(work("failing", first.promise));
  const next = inMailTurn(work("next", Promise.resolve()));
  await Promise.resolve();
  await Promise.resolve();
  expect(begun).toEqual(["failing"]);
  first.reject(new Error("no mail server"));
  await expect(failing).rejects.toThrow("no mail server");
  expect(await next).toBe("next");
  expect(begun).toEqual(["failing", "next"]);
});
