import { once } from "node:events";
import { createServer } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import { exportJWK, generateKeyPair } from "jose";
import { Provider } from "oidc-provider";

/** What the issuer says about the person who signs in next. */
export interface Person {
  sub: string;
  email?: string;
  email_verified?: boolean;
  name?: string;
  picture?: string;
  /** Refuses consent. */
  denies?: boolean;
}

/** A real OpenID Connect provider on loopback. */
export interface StartedIssuer {
  url: string;
  clientId: string;
  clientSecret: string;
  /** Admits this server as a client. */
  register: (callbackUrl: string) => Promise<void>;
  /** An app on a device: it may have id tokens of its own. */
  appId: string;
  /** An app of somebody else at the same issuer. */
  foreignAppId: string;
  /** Who signs in next, in any browser. */
  setPerson: (person: Person) => void;
  /** The paths of the requests. */
  requests: string[];
  stop: () => Promise<void>;
}

async function finish(
  provider: Provider,
  {
    request,
    response,
    person,
  }: { request: IncomingMessage; response: ServerResponse; person: Person },
): Promise<void> {
  const { prompt, params, session } = await provider.interactionDetails(request, response);
  if (person.denies) {
    const denied = { error: "access_denied", error_description: "The person declined" };
    return provider.interactionFinished(request, response, denied);
  }
  if (prompt.name === "login")
    return provider.interactionFinished(request, response, { login: { accountId: person.sub } });
  const grant = new provider.Grant({
    accountId: session?.accountId ?? person.sub,
    clientId: String(params["client_id"]),
  });
  grant.addOIDCScope(String(params["scope"]));
  if (params["claims"] !== undefined) grant.addOIDCClaims(["email", "email_verified", "name"]);
  const consent = { grantId: await grant.save() };
  return provider.interactionFinished(
    request,
    response,
    { consent },
    { mergeWithLastSubmission: true },
  );
}

async function signingKey() {
  const { privateKey } = await generateKeyPair("RS256", { extractable: true });
  return { ...(await exportJWK(privateKey)), kty: "RSA", use: "sig", alg: "RS256" } as const;
}

const clientId = "postulo";
const clientSecret = "a secret of the client with more than 32 bytes";
const appId = "postulo-app";
const foreignAppId = "another-app";
/** Apps on devices have no secret. */
const deviceApp = (id: string) => ({
  client_id: id,
  redirect_uris: [appCallback],
  token_endpoint_auth_method: "none" as const,
});
/** Where the apps get their codes; nothing answers there. */
export const appCallback = "https://device.example.test/callback";

async function createProvider({
  url,
  callbackUrl,
  people,
}: {
  url: string;
  callbackUrl: string;
  people: ReadonlyMap<string, Person>;
}): Promise<Provider> {
  return new Provider(url, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [callbackUrl],
        token_endpoint_auth_method: "client_secret_post",
      },
      deviceApp(appId),
      deviceApp(foreignAppId),
    ],
    ttl: { AccessToken: 60, Grant: 60, IdToken: 60, Interaction: 60, Session: 60 },
    jwks: { keys: [await signingKey()] },
    cookies: { keys: ["a key of the tests"] },
    scopes: ["openid", "email", "profile", "name"],
    claims: { email: ["email", "email_verified"], profile: ["name", "picture"] },
    features: { devInteractions: { enabled: false }, claimsParameter: { enabled: true } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, sub) => ({
      accountId: sub,
      claims: () => {
        const { denies: _denies, ...claims } = people.get(sub) ?? { sub };
        return claims;
      },
    }),
  });
}

/** Starts without a client. */
export async function startIssuer(): Promise<StartedIssuer> {
  const people = new Map<string, Person>();
  let person: Person = { sub: "nobody" };
  let provider: Provider | undefined;
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(request.url ?? "");
    if (!provider) response.writeHead(503).end();
    else if (request.url?.startsWith("/interaction/"))
      void finish(provider, { request, response, person });
    else void provider.callback()(request, response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  const url = `http://127.0.0.1:${address.port}`;
  return {
    url,
    clientId,
    clientSecret,
    appId,
    foreignAppId,
    requests,
    register: async (callbackUrl) => {
      provider = await createProvider({ url, callbackUrl, people });
    },
    setPerson: (next) => {
      person = next;
      people.set(next.sub, next);
    },
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}
