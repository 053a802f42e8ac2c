import { once } from "node:events";
import { SMTPServer } from "smtp-server";
import { afterAll, expect, test } from "vitest";
import { startTestServer } from "../testing/started-server.ts";

const received: string[] = [];
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  onRcptTo: ({ address }, _session, done) => {
    done(
      address.startsWith("refused")
        ? Object.assign(new Error("no such box"), { responseCode: 550 })
        : null,
    );
  },
  onData: (stream, _session, done) => {
    let text = "";
    stream.on("data", (chunk: Buffer) => (text += chunk.toString()));
    stream.on("end", () => {
      received.push(text);
      done();
    });
  },
});
const listening = smtp.listen(0, "127.0.0.1");
await once(listening, "listening");
const address = listening.address();
const smtpPort = typeof address === "object" ? address?.port : 0;

const [withSmtp, withInbox] = await Promise.all([
  startTestServer({
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    MAIL_FROM: "Postulo <jobs@example.org>",
  }),
  startTestServer(),
]);

afterAll(async () => {
  await Promise.all([withSmtp.stop(), withInbox.stop()]);
  await new Promise<void>((resolve) => {
    smtp.close(() => resolve());
  });
});

const signUp = (url: string, email: string, data: Record<string, string> = {}) =>
  fetch(`${url}/auth/v1/signup`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password: "long enough 1", data }),
  });

test("with a mail server the confirmation is sent by SMTP", async () => {
  const response = await signUp(withSmtp.url, "jane@example.org", { name: "Jane", language: "fr" });
  expect(response.status).toBe(200);
  expect(received).toHaveLength(1);
  expect(received[0]).toMatch(/^From: Postulo <jobs@example.org>\r?$/m);
  expect(received[0]).toMatch(/^To: jane@example.org\r?$/m);
  expect(received[0]).toMatch(/^Subject: Confirmez votre adresse e-mail\r?$/m);
  expect(received[0]).toContain("multipart/alternative");
});

test("with a mail server there is no local inbox", async () => {
  expect((await fetch(`${withSmtp.url}/inbox`)).status).toBe(404);
});

test("a mail that the server rejects is logged by its code, without the email", async () => {
  await signUp(withSmtp.url, "refused@example.org");
  const failure = withSmtp.logged.find(({ event }) => event === "mail not sent");
  expect(failure?.facts).toMatchObject({ kind: "confirmation", smtpCode: 550 });
  expect(JSON.stringify(withSmtp.logged)).not.toContain("refused@");
});

test("without one the confirmation link is in the local inbox, and signs in", async () => {
  const cookie = await withInbox.operatorCookie();
  const empty = await (await fetch(`${withInbox.url}/inbox`, { headers: { cookie } })).text();
  expect(empty).toContain("No mail yet");
  await signUp(withInbox.url, "ada@example.org", { name: "<b>Ada</b>" });
  const page = await fetch(`${withInbox.url}/inbox`, {
    headers: { cookie: `${cookie}; postulo-language=fr` },
  });
  const html = await page.text();
  expect(html).toContain('<html lang="fr">');
  expect(html).toContain("Confirm your e-mail address");
  expect(html).not.toContain("<b>Ada</b>");
  expect(page.headers.get("content-security-policy")).toMatch(
    /default-src 'none'; style-src 'sha256-/,
  );
  const link =
    /<a href="([^"]*\/auth\/v1\/verify[^"]*)"/.exec(html)?.[1]?.replaceAll("&amp;", "&") ?? "";
  const landing = await fetch(link, { redirect: "manual" });
  expect(landing.status).toBe(303);
  expect(landing.headers.get("location")).toContain("access_token=");
});
