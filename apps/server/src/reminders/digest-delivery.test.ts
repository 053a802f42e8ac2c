import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import type { MailServer } from "../testing/mail-server.ts";
import { at8, openDigests } from "./testing/digest-setup.ts";

const digests = await openDigests();
const { mailServer, connection, first, second, subscriber, remind, recipients, states } = digests;
afterAll(() => digests.end());
beforeEach(() => digests.reset());

/** Without the host, which is that of the server's address. */
const messageIds = () =>
  mailServer.taken.map((mail) => /^Message-ID:\s+<([^@]+)@/m.exec(mail)?.[1] ?? "");

describe("the daily e-mail", () => {
  test("is retried after a temporary rejection, and not after a permanent one", async () => {
    const one = await subscriber({ email: "never@example.org" });
    const two = await subscriber({ email: "later@example.org" });
    for (const userId of [one, two]) await remind(userId, "2026-11-23");
    const refuse: MailServer["onRecipient"] = (address, done) => {
      const responseCode = address.startsWith("later") ? 450 : 550;
      done(Object.assign(new Error("not taken"), { responseCode }));
    };
    mailServer.onRecipient = refuse;
    await first.run(at8);
    await first.run(at8);
    expect((await states()).sort()).toEqual(["refused", "waiting"]);
    mailServer.reset();
    await first.run("2026-11-23T07:10:00Z");
    expect(recipients()).toEqual(["later@example.org"]);
  });

  test("is sent again as the same message when the mail server disconnected without a reply", async () => {
    await remind(await subscriber({ email: "ana@example.org" }), "2026-11-23");
    mailServer.onText = () => mailServer.hangUp();
    await first.run(at8);
    expect(await states()).toEqual(["sending"]);
    mailServer.onText = (_text, done) => done();
    await second.run("2026-11-23T07:04:00Z");
    expect(recipients()).toEqual(["ana@example.org"]);
    await second.run("2026-11-23T07:05:00Z");
    expect([recipients(), await states()]).toEqual([
      ["ana@example.org", "ana@example.org"],
      ["sent"],
    ]);
    expect(new Set(messageIds()).size).toBe(1);
  });

  test("is sent ten times at most to a mail server that never replies", async () => {
    await remind(await subscriber({ email: "ana@example.org" }), "2026-11-23");
    mailServer.onText = () => mailServer.hangUp();
    for (let hour = 7; hour < 21; hour += 1)
      await first.run(`2026-11-23T${String(hour).padStart(2, "0")}:00:00Z`);
    expect(recipients()).toHaveLength(10);
  });

  test("of another day or person is another message", async () => {
    for (const email of ["ana@example.org", "eve@example.org"])
      await remind(await subscriber({ email }), "2026-11-23");
    await first.run(at8);
    await first.run("2026-11-24T07:00:00Z");
    expect(new Set(messageIds()).size).toBe(4);
  });
});

describe("a process that", () => {
  test("is killed after the mail server received the mail leaves it to another, as the same message", async () => {
    await remind(await subscriber({ email: "ana@example.org" }), "2026-11-23");
    const program = new URL("./testing/digest-process.ts", import.meta.url);
    const given = [JSON.stringify(connection), mailServer.url, at8];
    const child = spawn(process.execPath, [fileURLToPath(program), ...given], { stdio: "inherit" });
    mailServer.onText = () => child.kill("SIGKILL");
    expect((await once(child, "exit"))[1]).toBe("SIGKILL");
    const [cutOff] = messageIds();
    mailServer.reset();
    await second.run("2026-11-23T20:00:00Z");
    expect([recipients(), await states()]).toEqual([["ana@example.org"], ["sent"]]);
    expect(messageIds()).toEqual([cutOff]);
  });

  test("hangs before sending leaves the mail to another process, and does not send it afterwards", async () => {
    await remind(await subscriber({ email: "ana@example.org" }), "2026-11-23");
    const stuck = Promise.withResolvers<() => void>();
    mailServer.onRecipient = (_address, done) => stuck.resolve(done);
    const hanging = first.run(at8);
    const goOn = await stuck.promise;
    mailServer.reset();
    await second.run(at8);
    expect(recipients()).toEqual([]);
    await second.run("2026-11-23T07:02:00Z");
    expect(recipients()).toEqual(["ana@example.org"]);
    goOn();
    await hanging;
    expect([recipients(), await states()]).toEqual([["ana@example.org"], ["sent"]]);
  });
});
