import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { setTimeout as delay } from "node:timers/promises";
import * as z from "zod";

export interface Proxy {
  readonly host: string;
  readonly httpPort: number;
  readonly httpsPort: number;
  readonly authority: () => Promise<string>;
}

interface Sent {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  /** The address to send from. */
  readonly from?: string;
}

interface Received {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
}

type Send = (path: string, sent?: Sent) => Promise<Received>;

const startLimitMs = 20_000;
const pollIntervalMs = 100;

function sender(proxy: Proxy, ca: string | undefined): Send {
  return (path, { method = "GET", headers = {}, body, from = "127.0.0.1" } = {}) =>
    new Promise((resolve, reject) => {
      const isTls = ca !== undefined;
      const sent = (isTls ? requestHttps : requestHttp)(
        {
          host: "127.0.0.1",
          port: isTls ? proxy.httpsPort : proxy.httpPort,
          ...(isTls ? { ca, servername: proxy.host } : {}),
          path,
          method,
          localAddress: from,
          headers: { host: proxy.host, ...headers },
          agent: false,
        },
        (response) => {
          let text = "";
          response.on("data", (chunk: Buffer) => (text += chunk.toString()));
          response.on("end", () =>
            resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
          );
        },
      );
      sent.once("error", reject);
      sent.end(body);
    });
}

/** Waits for its certificate and its first answer. */
async function untilItAnswers(proxy: Proxy): Promise<Send> {
  const until = performance.now() + startLimitMs;
  for (;;) {
    try {
      const send = sender(proxy, await proxy.authority());
      const { status } = await send("/health/ready");
      if (status === 200) return send;
      throw new Error(`/health/ready answered ${status}`);
    } catch (error) {
      if (performance.now() > until) throw error;
      await delay(pollIntervalMs);
    }
  }
}

function expectEqual(what: string, found: unknown, expected: unknown): void {
  if (JSON.stringify(found) !== JSON.stringify(expected))
    throw new Error(`${what}: ${JSON.stringify(found)} instead of ${JSON.stringify(expected)}`);
}

const user = "ada@example.org";
const json = { "content-type": "application/json" };
const session = z.object({ access_token: z.string() });

async function register(send: Send): Promise<Record<string, string>> {
  const body = JSON.stringify({ email: user, password: "long enough 1" });
  const answer = await send("/auth/v1/signup", { method: "POST", headers: json, body });
  const { access_token: token } = session.parse(JSON.parse(answer.text));
  return { authorization: `Bearer ${token}` };
}

const uploadBytes = 100 * 1024 * 1024;
/** More than the usual 8 kB of a request line. */
const longFilter = Array.from({ length: 300 }, () => crypto.randomUUID()).join(",");
/** One more than `mailsPerClientAndAccount` allows. */
const mailRequests = 7;

/** Sends what people and strangers send; answers a sentence for each check. @throws at the first that fails. */
export async function checkProxy(proxy: Proxy): Promise<string[]> {
  const send = await untilItAnswers(proxy);
  const authorized = await register(send);
  return [
    await checkRedirect(proxy),
    await checkInbox(send),
    await checkUploads(send, authorized),
    await checkLongAddress(send, authorized),
    await checkClientAddress(send),
  ];
}

async function checkRedirect(proxy: Proxy): Promise<string> {
  const { status, headers } = await sender(proxy, undefined)("/auth/login");
  expectEqual("HTTP", [301, 308].includes(status), true);
  expectEqual("HTTP leads to", headers["location"], `https://${proxy.host}/auth/login`);
  return "HTTP redirects to HTTPS";
}

async function checkInbox(send: Send): Promise<string> {
  const body = JSON.stringify({ email: user });
  await send("/auth/v1/recover", { method: "POST", headers: json, body });
  const local = [{}, { host: "localhost" }, { "x-forwarded-for": "127.0.0.1" }];
  for (const headers of local) {
    const { text } = await send("/inbox", { headers });
    if (text.includes(user)) throw new Error("a stranger reads the inbox");
  }
  const { status, headers } = await send("/inbox?key=guessed");
  expectEqual("the inbox with a wrong key", status, 404);
  expectEqual("HSTS", headers["strict-transport-security"], "max-age=31536000; includeSubDomains");
  return "the inbox opens for no stranger, and HSTS is set";
}

async function checkUploads(send: Send, headers: Record<string, string>): Promise<string> {
  const body = new Uint8Array(uploadBytes);
  const answer = await send("/account/import", { method: "POST", headers, body });
  expectEqual("an upload of 100 MiB", answer.status, 422);
  return "an upload of 100 MiB reaches the server";
}

async function checkLongAddress(send: Send, headers: Record<string, string>): Promise<string> {
  const path = `/rest/v1/job_applied?select=id&id=in.(${longFilter})`;
  expectEqual(`an address of ${path.length} bytes`, (await send(path, { headers })).status, 200);
  return `an address of ${path.length} bytes reaches the server`;
}

/** A client that writes X-Forwarded-For itself is counted as one; another address is counted apart. */
async function checkClientAddress(send: Send): Promise<string> {
  const recover = async (at: number, from: string) => {
    const body = JSON.stringify({ email: "eve@example.org" });
    const headers = { ...json, "x-forwarded-for": `203.0.113.${at}` };
    return (await send("/auth/v1/recover", { method: "POST", headers, body, from })).status;
  };
  const statuses = await Promise.all(
    Array.from({ length: mailRequests }, (_, at) => recover(at, "127.0.0.1")),
  );
  expectEqual("refused mails of one client", statuses.filter((each) => each === 429).length, 1);
  expectEqual("a mail for another client", await recover(0, "127.0.0.2"), 200);
  return "limits count the client's address, not the proxy's and not what the client writes";
}
