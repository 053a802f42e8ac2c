import { afterAll, describe, expect, test } from "vitest";
import { siteUrl } from "../testing/started-auth.ts";
import { attacker, broken, changed, rejected, requestIdOf, victim } from "./testing/saml-forms.ts";
import { startSaml } from "./testing/started-saml.ts";

const { auth, addIdp, begin, signedForm, post, query, stop } = await startSaml();
afterAll(stop);

describe("a response is used once, by the sign-in that it answers", () => {
  const notFound = {
    error: "access_denied",
    error_code: "saml_relay_state_not_found",
    error_description: "SAML RelayState does not exist, try logging in again?",
  };

  test("a replay is rejected, also by another process of the server", async () => {
    const other = await auth.sibling({ publicUrl: auth.url });
    const { form } = await signedForm();
    expect(Object.keys((await post(form)).parameters)).toEqual(["code"]);
    expect((await post(form)).parameters).toEqual(notFound);
    expect((await post(form, other.url)).parameters).toEqual(notFound);
    const twice = await signedForm();
    const both = await Promise.all([post(twice.form), post(twice.form, other.url)]);
    await other.stop();
    expect(both.filter(({ parameters }) => parameters["code"] !== undefined)).toHaveLength(1);
  });

  test("a replay for a new sign-in is rejected", async () => {
    const { form } = await signedForm();
    await post(form);
    const { url } = await begin();
    form.set("RelayState", new URL(url).searchParams.get("RelayState") ?? "");
    expect((await post(form)).parameters).toEqual(rejected(broken));
  });

  test("the sign-in of another browser cannot be continued", async () => {
    const [mine, theirs] = [await signedForm(), await signedForm({ nameId: victim })];
    theirs.form.set("RelayState", mine.form.get("RelayState") ?? "");
    expect((await post(theirs.form)).parameters).toEqual(rejected(broken));
    // Nor by a response that names the request of the attacker outside of the assertion.
    const again = await signedForm({ nameId: victim });
    const requestId = requestIdOf((await signedForm()).url);
    const renamed = changed(again.form, (xml) =>
      xml.replace(/ InResponseTo="[^"]*"/, ` InResponseTo="${requestId}"`),
    );
    expect((await post(renamed)).parameters).toEqual(rejected(broken));
  });

  test.each(["", "https://evil.example/steal", "83fd9e20-7a80-46e4-bf29-a86e3d6bbf66"])(
    "one that answers no request is rejected, whatever page it names: %s",
    async (relayState) => {
      const { form } = await signedForm();
      form.set("RelayState", relayState);
      const { page, parameters } = await post(form);
      expect([page.origin, parameters]).toEqual([siteUrl, notFound]);
    },
  );

  test("a late answer is rejected", async () => {
    const late = await auth.sibling({ publicUrl: auth.url });
    const { form } = await signedForm();
    late.advance(11 * 60);
    const { parameters } = await post(form, late.url);
    await late.stop();
    expect(parameters["error_code"]).toBe("saml_relay_state_expired");
  });

  test("unknown relay states are limited", async () => {
    const limited = await auth.sibling({
      limits: { failedTokensPerClient: { points: 1, seconds: 60 } },
      clientAddress: () => "192.0.2.7",
    });
    const attempt = () => post(new URLSearchParams({ RelayState: "guess" }), limited.url);
    const codes = [await attempt(), await attempt()].map(
      ({ parameters }) => parameters["error_code"],
    );
    await limited.stop();
    expect(codes).toEqual(["saml_relay_state_not_found", "over_request_rate_limit"]);
  });
});

describe("an organisation states addresses of its own domains", () => {
  const foreign = {
    error: "invalid_request",
    error_code: "validation_failed",
    error_description:
      "SAML Assertion contains an email address of a domain that is not assigned to this SSO provider",
  };

  test.each(["ceo@other-company.example", "ceo@sub.corp.example", "ceo@corp.example.evil.example"])(
    "not %s",
    async (nameId) => {
      const { form } = await signedForm({ nameId });
      expect((await post(form)).parameters).toEqual(foreign);
    },
  );

  test("one without domains states none of another", async () => {
    const other = await addIdp({});
    const signInAs = async (nameId: string) => {
      other.idp.setStatement({ nameId });
      const { data } = await auth.client("pkce").signInWithSSO({ providerId: other.id });
      return (await post(await other.idp.respond(data?.url ?? ""))).parameters;
    };
    expect(await signInAs(victim)).toEqual(foreign);
    expect(Object.keys(await signInAs("ada@elsewhere.example"))).toEqual(["code"]);
  });

  test("the same name at two providers is two people", async () => {
    const other = await addIdp({ domains: ["twin.example"] });
    other.idp.setStatement({ nameId: attacker, attributes: { mail: "x@twin.example" } });
    const { data } = await auth.client("pkce").signInWithSSO({ domain: "twin.example" });
    await post(await other.idp.respond(data?.url ?? ""));
    const { rows } = await query(
      "select count(distinct user_id)::int as people from auth.identities where provider_id = $1",
      [attacker],
    );
    expect(rows).toEqual([{ people: 2 }]);
  });
});
