import { afterAll, describe, expect, test } from "vitest";
import { asAuthAdmin } from "../auth-database.ts";
import { readResponse } from "./saml-response.ts";
import { verifiedAssertion } from "./service-provider.ts";
import { findSsoProvider } from "./sso-provider.ts";
import { attacker, broken, changed, rejected, requestIdOf, victim } from "./testing/saml-forms.ts";
import { sha1 } from "./testing/started-idp.ts";
import type { Statement } from "./testing/started-idp.ts";
import { startSaml } from "./testing/started-saml.ts";
import { wrapped, wraps } from "./testing/wrapped-response.ts";

const { auth, idp, providerId, addIdp, begin, signedForm, post, query, stop } = await startSaml();
afterAll(stop);

const server = { publicUrl: auth.url, saml: { signing: undefined } };

async function findProvider() {
  const provider = await asAuthAdmin(auth.database.pool, (client) =>
    findSsoProvider(client, "id", providerId),
  );
  if (!provider) throw new Error("no provider");
  return provider;
}

/** The signed assertion, without our own checks of the document. */
async function readByLibrary(response: string, url: string): Promise<string | undefined> {
  const request = { id: requestIdOf(url), createdAt: new Date() };
  return verifiedAssertion(server, await findProvider(), { response, ...request });
}

const minuteMs = 60_000;
const fromNow = (minutes: number) => new Date(Date.now() + minutes * minuteMs);

test("the unchanged response is accepted, with the response signed or not", async () => {
  for (const signs of ["assertion", "both"] as const) {
    const { form } = await signedForm({ signs });
    expect(Object.keys((await post(form)).parameters)).toEqual(["code"]);
  }
});

describe("what the identity provider signed for another purpose is rejected", () => {
  test.each<[string, Partial<Statement>, string]>([
    ["for another service", { audience: "https://other.example/metadata" }, broken],
    [
      "for another recipient",
      { recipient: "https://other.example/acs" },
      "another recipient or request, or expired",
    ],
    [
      "for another destination",
      { destination: "https://other.example/acs" },
      "another destination",
    ],
    ["that has expired", { notOnOrAfter: fromNow(-2) }, broken],
    ["that is not valid yet", { notBefore: fromNow(5) }, broken],
    ["as another issuer", { issuer: "https://other.example" }, "another issuer"],
    ["for another request", { inResponseTo: "_1234" }, broken],
    [
      "for a holder of a key",
      { confirmation: "holder-of-key" },
      "another recipient or request, or expired",
    ],
    [
      "without a sign-in",
      { alter: (xml) => xml.replace(/<saml:AuthnStatement .*<\/saml:AuthnStatement>/, "") },
      "no authentication",
    ],
    [
      "without conditions",
      { alter: (xml) => xml.replace(/<saml:Conditions .*<\/saml:Conditions>/, "") },
      broken,
    ],
    [
      "without a request in the assertion",
      {
        alter: (xml) =>
          xml.replace(/(<saml:SubjectConfirmationData [^>]*) InResponseTo="[^"]*"/, "$1"),
      },
      "another recipient or request, or expired",
    ],
    [
      "without an end of its validity",
      { alter: (xml) => xml.replaceAll(/ NotOnOrAfter="[^"]*"/g, "") },
      broken,
    ],
    [
      "twice",
      { alter: (xml) => xml.replace(/<saml:Assertion .*<\/saml:Assertion>/, "$&$&") },
      "not one assertion",
    ],
  ])("%s", async (_, statement, reason) => {
    const { form } = await signedForm(statement);
    expect((await post(form)).parameters).toEqual(rejected(reason));
  });

  test("a failed sign-in", async () => {
    const { form } = await signedForm({
      status: "Responder",
      alter: (xml) => xml.replace(/<saml:Assertion .*<\/saml:Assertion>/, ""),
      signs: "response",
    });
    expect((await post(form)).parameters).toEqual(rejected("not one assertion"));
  });
});

describe("a response that was not signed as it is", () => {
  test("without any signature is rejected", async () => {
    const { form } = await signedForm();
    const bare = changed(form, (xml) => xml.replace(/<ds:Signature .*<\/ds:Signature>/s, ""));
    expect((await post(bare)).parameters).toEqual(rejected(broken));
  });

  test("with a signature of the response alone is rejected", async () => {
    const { form } = await signedForm({ signs: "response" });
    expect((await post(form)).parameters).toEqual(rejected(broken));
  });

  test("with another name or attribute is rejected", async () => {
    const { form } = await signedForm();
    const forged = changed(form, (xml) => xml.replaceAll(attacker, victim));
    expect((await post(forged)).parameters).toEqual(rejected(broken));
  });

  test("signed by the key of another identity provider is rejected, whoever it says that it is", async () => {
    const other = await addIdp({ domains: ["other.example"] });
    for (const issuer of [other.idp.entityId, idp.entityId]) {
      other.idp.setStatement({ nameId: victim, issuer });
      const { url } = await begin();
      const form = await other.idp.respond(url);
      expect((await post(form)).parameters).toEqual(rejected(broken));
    }
  });

  test.each(Object.entries(wraps))("%s", async (_, wrap) => {
    const { form, url } = await signedForm({ signs: "both" });
    const response = wrapped(form.get("SAMLResponse") ?? "", wrap, { victim, attacker });
    expect(Buffer.from(response, "base64").toString()).toContain(victim);
    form.set("SAMLResponse", response);
    const { parameters } = await post(form);
    expect(["not one response", "not one assertion"].map(rejected)).toContainEqual(parameters);
    // The library alone does not read the forged part either.
    expect((await readByLibrary(response, url)) ?? "").not.toContain(victim);
    const { rows } = await query("select 1 from auth.users where email = $1", [victim]);
    expect(rows).toEqual([]);
  });
});

/** Content of the signature that it does not cover, though it is within the assertion. */
const unsigned = {
  "an object": (content: string) => `<ds:Object>${content}</ds:Object></ds:Signature>`,
  "the information about its key": (content: string) =>
    `<ds:KeyInfo>${content}</ds:KeyInfo></ds:Signature>`,
};

test.each(Object.entries(unsigned))(
  "only the signed bytes of a response are read, not %s of the signature",
  async (_, place) => {
    const { form, url } = await signedForm();
    const subject = `<saml:Subject><saml:NameID>${victim}</saml:NameID></saml:Subject>`;
    const added = changed(form, (xml) =>
      xml.replace(/<ds:KeyInfo>.*<\/ds:KeyInfo>/s, "").replace("</ds:Signature>", place(subject)),
    );
    const response = added.get("SAMLResponse") ?? "";
    expect(Buffer.from(response, "base64").toString()).toContain(victim);
    const now = new Date();
    const request = { response, id: requestIdOf(url), createdAt: now };
    const assertion = await readResponse({ ...server, now }, await findProvider(), request);
    // The signature accepts the addition, so nothing but the choice of the bytes protects from it.
    expect(assertion).toMatchObject({ name: "Assertion" });
    expect(JSON.stringify(assertion)).toContain(attacker);
    expect(JSON.stringify(assertion)).not.toContain(victim);
  },
);

test("the library reads what is signed", async () => {
  const { form, url } = await signedForm({ signs: "both" });
  expect(await readByLibrary(form.get("SAMLResponse") ?? "", url)).toContain(attacker);
});

describe("comments do not cut a name off", () => {
  const name = `${victim}.evil.example`;

  test("that was signed with one", async () => {
    const { form } = await signedForm({ nameId: `${victim}<!---->.evil.example` });
    expect((await post(form)).parameters).toEqual(rejected("not a SAML response, or too large"));
  });

  test("that is added after the signature", async () => {
    const { form } = await signedForm({ nameId: name });
    const cut = changed(form, (xml) => xml.replace(name, `${victim}<!---->.evil.example`));
    expect((await post(cut)).parameters).toEqual(rejected("not a SAML response, or too large"));
    const split = changed((await signedForm({ nameId: name })).form, (xml) =>
      xml.replace(name, `${victim}<![CDATA[.evil.example]]>`),
    );
    expect((await post(split)).parameters).toEqual(rejected("not a SAML response, or too large"));
  });
});

describe("algorithms", () => {
  test("SHA-1 is rejected, though the key is right", async () => {
    const { form } = await signedForm({ algorithm: sha1 });
    expect((await post(form)).parameters).toEqual(rejected("an algorithm that is not allowed"));
  });

  test.each([
    [
      "http://www.w3.org/2001/04/xmldsig-more#rsa-sha256",
      "http://www.w3.org/2000/09/xmldsig#hmac-sha1",
    ],
    ["http://www.w3.org/2001/04/xmlenc#sha256", "http://www.w3.org/2000/09/xmldsig#sha1"],
    [
      "http://www.w3.org/2001/10/xml-exc-c14n#",
      "http://www.w3.org/2001/10/xml-exc-c14n#WithComments",
    ],
  ])("%s cannot be replaced by %s", async (from, to) => {
    const { form } = await signedForm();
    const weak = changed(form, (xml) => xml.replace(`"${from}"`, `"${to}"`));
    expect((await post(weak)).parameters).toEqual(rejected("an algorithm that is not allowed"));
  });
});

describe("documents that exhaust a parser are rejected at once", () => {
  const entity = (name: string, of: string) => `<!ENTITY ${name} "${of.repeat(10)}">`;
  const bombs: Readonly<Record<string, (xml: string) => string>> = {
    "entities of entities": (xml) =>
      `<!DOCTYPE r [${entity("a", "lol")}${entity("b", "&a;")}${entity("c", "&b;")}]>${xml.replace(attacker, "&c;")}`,
    "a file of the server": (xml) =>
      `<!DOCTYPE r [<!ENTITY f SYSTEM "file:///etc/passwd">]>${xml.replace(attacker, "&f;")}`,
    "elements in elements": (xml) =>
      xml.replace("<samlp:Status>", `${"<a>".repeat(1500)}${"</a>".repeat(1500)}<samlp:Status>`),
    "many elements": (xml) => xml.replace("<samlp:Status>", `${"<a/>".repeat(5000)}<samlp:Status>`),
    "many attributes": (xml) =>
      xml.replace(
        "<saml:Subject>",
        `<a ${Array.from({ length: 2000 }, (_, n) => `b${n}="c"`).join(" ")}/><saml:Subject>`,
      ),
    "many namespaces": (xml) =>
      xml.replace(
        "<saml:Subject>",
        `<e:InclusiveNamespaces xmlns:e="e" PrefixList="${"a b ".repeat(2000)}"/><saml:Subject>`,
      ),
    "no XML": () => "<".repeat(20_000),
    "no end": (xml) => xml.slice(0, -20),
    "processing instructions": (xml) =>
      `<?xml-stylesheet href="https://evil.example/x.xsl"?>${xml}`,
  };

  test.each(Object.entries(bombs))("%s", async (name, bomb) => {
    const { form } = await signedForm();
    const before = process.cpuUsage();
    const { parameters } = await post(changed(form, bomb));
    expect(parameters).toEqual(
      rejected(name === "many namespaces" ? name : "not a SAML response, or too large"),
    );
    const { user, system } = process.cpuUsage(before);
    expect(user + system).toBeLessThan(1_000_000);
  });

  test("a large body is rejected", async () => {
    const body = new URLSearchParams({ SAMLResponse: "a".repeat(70_000), RelayState: "s" });
    const response = await fetch(`${auth.url}/sso/saml/acs`, { method: "POST", body });
    expect(response.status).toBe(413);
  });
});
