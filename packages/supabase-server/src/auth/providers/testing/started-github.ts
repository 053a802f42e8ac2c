import { createHash, randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";

/** An account at GitHub. */
export interface GithubUser {
  id: number;
  login: string;
  name: string | null;
  avatar_url: string;
  emails: readonly { email: string; primary: boolean; verified: boolean }[];
}

interface Grant {
  user: GithubUser;
  challenge: string;
  redirectUri: string;
}

/** A server on loopback with GitHub's OAuth endpoints, and its API where GitHub Enterprise Server has it. */
export interface StartedGithub {
  url: string;
  clientId: string;
  clientSecret: string;
  /** Who consents next. */
  setUser: (user: GithubUser) => void;
  /** The queries of the consent page. */
  consents: URLSearchParams[];
  stop: () => Promise<void>;
}

type Answer = { status: number; body?: unknown; location?: string };

const clientId = "github-client";
const clientSecret = "a secret at GitHub";

/** GitHub's errors of the exchange have the status 200. */
const failed = (error: string): Answer => ({ status: 200, body: { error } });

function createAnswers(currentUser: () => GithubUser, consents: URLSearchParams[]) {
  const codes = new Map<string, Grant>();
  const tokens = new Map<string, GithubUser>();

  const authorize = (query: URLSearchParams): Answer => {
    consents.push(query);
    const code = randomBytes(10).toString("hex");
    const redirectUri = query.get("redirect_uri") ?? "";
    const challenge = query.get("code_challenge") ?? "";
    codes.set(code, { user: currentUser(), challenge, redirectUri });
    const location = new URL(redirectUri);
    location.search = new URLSearchParams({ code, state: query.get("state") ?? "" }).toString();
    return { status: 302, location: location.href };
  };
  const exchange = (form: URLSearchParams): Answer => {
    if (form.get("client_id") !== clientId || form.get("client_secret") !== clientSecret)
      return failed("incorrect_client_credentials");
    const code = form.get("code") ?? "";
    const grant = codes.get(code);
    codes.delete(code);
    const verifier = form.get("code_verifier") ?? "";
    const challenge = createHash("sha256").update(verifier).digest("base64url");
    if (grant?.challenge !== challenge || grant.redirectUri !== form.get("redirect_uri"))
      return failed("bad_verification_code");
    const token = `gho_${randomBytes(18).toString("hex")}`;
    tokens.set(token, grant.user);
    return {
      status: 200,
      body: { access_token: token, token_type: "bearer", scope: "user:email" },
    };
  };
  const read = (path: string, { headers }: IncomingMessage): Answer => {
    if (!headers["user-agent"]) return { status: 403 };
    const user = tokens.get((headers.authorization ?? "").replace("Bearer ", ""));
    if (!user) return { status: 401, body: { message: "Bad credentials" } };
    const { emails, ...profile } = user;
    return { status: 200, body: path.endsWith("/emails") ? emails : profile };
  };
  return async (request: IncomingMessage): Promise<Answer> => {
    const url = new URL(request.url ?? "", "http://github.test");
    switch (`${request.method} ${url.pathname}`) {
      case "GET /login/oauth/authorize":
        return authorize(url.searchParams);
      case "POST /login/oauth/access_token":
        return exchange(new URLSearchParams(await text(request)));
      case "GET /api/v3/user":
      case "GET /api/v3/user/emails":
        return read(url.pathname, request);
      default:
        return { status: 404 };
    }
  };
}

/** Starts without a user. */
export async function startGithub(): Promise<StartedGithub> {
  let user: GithubUser | undefined;
  const consents: URLSearchParams[] = [];
  const answer = createAnswers(() => {
    if (!user) throw new Error("nobody is signed in");
    return user;
  }, consents);
  const server = createServer((request, response) => {
    void answer(request).then(({ status, body, location }) =>
      response
        .writeHead(status, {
          "content-type": "application/json; charset=utf-8",
          ...(location === undefined ? {} : { location }),
        })
        .end(JSON.stringify(body)),
    );
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return {
    url: `http://127.0.0.1:${address.port}`,
    clientId,
    clientSecret,
    setUser: (next) => {
      user = next;
    },
    consents,
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}
