import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { createDigestRoutes } from "./digest-routes.ts";
import { at8, before8, openDigests, publicUrl } from "./testing/digest-setup.ts";

const digests = await openDigests();
const { database, mailServer, first, second, subscriber, plan, remind, recipients, states } =
  digests;
const { admin } = database;
afterAll(() => digests.end());
beforeEach(() => digests.reset());

/** The readable text of a mail whose parts are quoted-printable. */
const readable = (mail = "") => {
  const bytes = mail
    .replaceAll(/\?=\r?\n =\?UTF-8\?Q\?/g, "")
    .replaceAll(/=\r?\n/g, "")
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCodePoint(parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString();
};

describe("the daily e-mail", () => {
  test("is sent once a day at the user's hour, also with two concurrent processes", async () => {
    const emails = Array.from(
      { length: 12 },
      (_, at) => `p${String(at).padStart(2, "0")}@example.org`,
    );
    for (const email of emails) await remind(await subscriber({ email }), "2026-11-23");
    await Promise.all([first.run(before8), second.run(before8)]);
    expect(recipients()).toEqual([]);
    await Promise.all([first.run(at8), second.run(at8)]);
    await Promise.all([first.run("2026-11-23T22:30:00Z"), second.run("2026-11-23T22:30:00Z")]);
    expect(recipients()).toEqual(emails);
    await first.run("2026-11-24T07:00:00Z");
    expect(recipients()).toHaveLength(24);
  });

  test("contains what is due, in the user's language, and no data of other users", async () => {
    const userId = await subscriber({ email: "ana@example.org", language: "fr" });
    await remind(userId, "2026-11-23");
    await plan(userId, "Chef\nde rang", {
      application_stage: "interview2",
      next_action: "prepareForInterview",
      next_action_date: "2026-11-23",
      reminder_set: true,
    });
    await plan(userId, "Pâtissier", { next_action_date: "2026-11-03", reminder_set: true });
    await plan(userId, "Later", { next_action_date: "2026-11-24", reminder_set: true });
    await plan(userId, "Quiet", { next_action: "followUp", next_action_date: "2026-11-23" });
    await remind(await database.createUser("other@example.org"), "2026-11-23");
    await first.run(at8);
    expect(recipients()).toEqual(["ana@example.org"]);
    const [mail = ""] = mailServer.taken;
    const text = readable(mail).replaceAll("\u00a0", " ");
    expect(text).toContain("2_rappels,_1_en_retard");
    for (const line of [
      "Voici votre recherche d’emploi, le 23 novembre 2026.",
      "- Préparer l’entretien : Chef de rang, Acme",
      "- Relancer : Cook, Acme",
      "- Rappel : Pâtissier, Acme (depuis le 3 novembre 2026)",
      ">Relancer : Cook, Acme</li>",
    ])
      expect(text).toContain(line);
    expect(text).not.toMatch(/Later|Quiet|other@|2e entretien|Entretiens/);
    const link = /^List-Unsubscribe: <(https:\S+)>\r?$/m.exec(
      mail.replaceAll(/\r\n\s+/g, " "),
    )?.[1];
    expect(text).toContain(link);
    expect(mail).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);
  });

  test("is not sent when there is nothing to report, nor later on that day", async () => {
    const userId = await subscriber({ email: "calm@example.org" });
    await first.run(at8);
    await remind(userId, "2026-11-23");
    await first.run("2026-11-23T12:00:00Z");
    expect(recipients()).toEqual([]);
    expect(await states()).toEqual(["nothing"]);
  });

  test("reminds of a closed application on the day that was asked for, and not after it", async () => {
    const userId = await subscriber({ email: "ana@example.org" });
    const closed = { application_stage: "rejected", reminder_set: true };
    await plan(userId, "Baker", { ...closed, next_action_date: "2026-11-22" });
    await first.run(at8);
    expect([recipients(), await states()]).toEqual([[], ["nothing"]]);
    const other = await subscriber({ email: "bob@example.org" });
    await plan(other, "Baker", { ...closed, next_action_date: "2026-11-22" });
    await plan(other, "Nurse", { ...closed, next_action_date: "2026-11-23" });
    await first.run(at8);
    expect(recipients()).toEqual(["bob@example.org"]);
    const text = readable(mailServer.taken[0]);
    expect([text.includes("Nurse"), text.includes("Baker")]).toEqual([true, false]);
  });

  test("mentions no interview without an hour, and is not sent for a task without a reminder", async () => {
    const userId = await subscriber({ email: "ana@example.org" });
    await plan(userId, "Cook", {
      application_stage: "interview1",
      next_action: "sendThankYou",
      next_action_date: "2026-11-23",
    });
    await first.run(at8);
    expect([recipients(), await states()]).toEqual([[], ["nothing"]]);
  });

  test.each([
    {
      hour: 2,
      zone: "Europe/Paris",
      what: "an hour that the clocks leave out",
      early: "2026-03-29T00:59:00Z",
      due: "2026-03-29T01:00:00Z",
    },
    {
      hour: 2,
      zone: "Europe/Paris",
      what: "an hour that comes twice",
      early: "2026-10-24T23:59:00Z",
      due: "2026-10-25T00:00:00Z",
    },
    {
      hour: 0,
      zone: "Pacific/Kiritimati",
      what: "midnight far in the east",
      early: "2026-11-22T09:59:00Z",
      due: "2026-11-22T10:00:00Z",
    },
    {
      hour: 6,
      zone: "Asia/Kathmandu",
      what: "an hour that begins at a quarter",
      early: "2026-11-23T00:14:00Z",
      due: "2026-11-23T00:15:00Z",
    },
  ])("is sent once at $what", async ({ zone, hour, early, due }) => {
    await remind(await subscriber({ email: "zone@example.org", zone, hour }), "2026-02-01");
    await first.run(early);
    // The day before is open where its hour had passed by then.
    const before = recipients().length;
    await first.run(due);
    expect(recipients()).toHaveLength(before + 1);
    await first.run(new Date(Date.parse(due) + 3_600_000).toISOString());
    expect(recipients()).toHaveLength(before + 1);
  });

  test("begins on the next day after a subscription later than the hour", async () => {
    const userId = await subscriber({ email: "late@example.org", since: "2026-11-23T15:00:00Z" });
    await remind(userId, "2026-11-01");
    await first.run("2026-11-23T16:00:00Z");
    expect(recipients()).toEqual([]);
    await first.run("2026-11-24T07:00:00Z");
    expect(recipients()).toEqual(["late@example.org"]);
  });
});

describe("the unsubscribe link", () => {
  const pages = createDigestRoutes(database.pool);
  const open = async (address: string, method = "GET", body?: string) => {
    const response = await pages.request(address.replace(publicUrl, ""), {
      method,
      ...(body ? { body, headers: { "content-type": "application/x-www-form-urlencoded" } } : {}),
    });
    const text = await response.text();
    return { status: response.status, title: /<h1>(.*?)<\/h1>/.exec(text)?.[1], text };
  };
  const linkSent = async () => {
    await remind(await subscriber({ email: "ana@example.org", language: "fr" }), "2026-11-23");
    await first.run(at8);
    return (
      /https:\S+\/digest\/unsubscribe\?token=[\w-]{43}/.exec(readable(mailServer.taken[0]))?.[0] ??
      ""
    );
  };

  test("asks for confirmation first, and unsubscribes by its button or by a mail program's one-click POST", async () => {
    const link = await linkSent();
    expect(await open(link)).toMatchObject({ status: 200, title: "Arrêter l’e-mail quotidien" });
    await first.run("2026-11-24T07:00:00Z");
    expect(recipients()).toHaveLength(2);
    const done = { status: 200, title: "L’e-mail quotidien est arrêté" };
    expect(await open(link, "POST", "List-Unsubscribe=One-Click")).toMatchObject(done);
    expect(await open(link, "POST")).toMatchObject(done);
    await first.run("2026-11-25T07:00:00Z");
    expect(recipients()).toHaveLength(2);
  });

  test("is stored as a hash only, and is invalid when it is another one or the account is deleted", async () => {
    const link = await linkSent();
    const { rows } = await admin.query(
      "select encode(token_hash, 'base64') from private.digest_link",
    );
    expect(JSON.stringify(rows)).not.toContain(link.split("token=")[1]);
    const unknown = { status: 404, title: "This link does not work any more" };
    for (const address of ["/digest/unsubscribe", `/digest/unsubscribe?token=${"x".repeat(43)}`])
      expect(await open(address, "POST")).toMatchObject(unknown);
    await admin.query("delete from auth.users");
    expect(await open(link, "POST")).toMatchObject(unknown);
    const { rows: left } = await admin.query("select from public.digest_delivery");
    expect(left).toEqual([]);
  });
});
