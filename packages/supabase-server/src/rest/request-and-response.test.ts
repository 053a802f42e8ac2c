import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { RestFixture } from "./testing/rest-fixture.ts";
import { startRest } from "./testing/rest-fixture.ts";

let rest: RestFixture;

beforeAll(async () => {
  rest = await startRest();
  await rest.database.admin.query(`
    create function public.request() returns json language sql stable as $$
      select json_build_object('method', current_setting('request.method', true),
        'path', current_setting('request.path', true),
        'headers', current_setting('request.headers', true)::json,
        'role', current_setting('request.jwt.claims', true)::json ->> 'role') $$;
    create view public.seen as select current_setting('request.path', true) as path;
    grant select on public.seen to anon;
    create function public.answer(status text, headers text) returns text language plpgsql as $$
    begin
      perform set_config('response.status', status, true);
      perform set_config('response.headers', headers, true);
      return 'said';
    end $$;
    create table public.inbox (id int primary key);
    grant insert, delete on public.inbox to anon;
    create function public.accept_later() returns trigger language plpgsql as $$
    begin
      perform set_config('response.status', '202', true);
      return null;
    end $$;
    create trigger accept_later after insert on public.inbox for each row execute function public.accept_later();

    create function public.length_of(text) returns int language sql immutable as 'select length($1)';
    create function public.bytes_of(bytea) returns int language sql immutable as 'select length($1)';
    create function public.keys_of(jsonb) returns text[] language sql immutable
      as 'select array(select jsonb_object_keys($1) order by 1)';
    create function public.at_noon() returns timestamptz language sql immutable
      as $$ select '2026-07-01T12:00:00Z'::timestamptz $$;
    create function public.hidden(int) returns int language sql immutable as 'select $1';
  `);
});

afterAll(() => rest.close());

async function send(path: string, init: RequestInit = {}) {
  const response = await fetch(`${rest.url}${path}`, init);
  const text = await response.text();
  return { status: response.status, headers: response.headers, text };
}

const call = (name: string, body: string | Uint8Array, type: string) =>
  send(`/rpc/${name}`, { method: "POST", body, headers: { "content-type": type } });

describe("the settings of a request", () => {
  test("hold method, path, headers without secrets, and claims", async () => {
    const headers = { apikey: "secret", "x-reader": "Ada", cookie: "a=secret" };
    const { text } = await send("/rpc/request", { headers });
    expect(JSON.parse(text)).toMatchObject({
      method: "GET",
      path: "/rpc/request",
      role: "anon",
      headers: { "x-reader": "Ada", "x-forwarded-for": "127.0.0.1" },
    });
    expect(text).not.toContain("secret");
    expect((await send("/seen?select=path")).text).toBe('[{"path":"/seen"}]');
  });
});

describe("the settings of a response", () => {
  const answer = (status: string, headers: string) =>
    call("answer", JSON.stringify({ status, headers }), "application/json");

  test("set its status and headers", async () => {
    const made = await answer("418", '[{"x-tea":"green"},{"Cache-Control":"no-store"}]');
    expect(made).toMatchObject({ status: 418, text: '"said"' });
    expect(made.headers.get("x-tea")).toBe("green");
    expect(made.headers.get("cache-control")).toBe("no-store");
  });

  test("also those of a trigger", async () => {
    const init = { method: "POST", body: '{"id":1}' };
    const headers = { "content-type": "application/json" };
    expect(await send("/inbox", { ...init, headers })).toMatchObject({ status: 202 });
    const unset = await send("/seen?select=path");
    expect(unset.status).toBe(200);
  });

  test.each([
    ["1000", "[]", "PGRST112"],
    ["abc", "", "PGRST112"],
    ["", "{}", "PGRST111"],
    ["", '[{"a":"b","c":"d"}]', "PGRST111"],
    ["", String.raw`[{"x":"a\r\nset-cookie: b"}]`, "PGRST111"],
    ["", "not json", "PGRST111"],
  ])("that no response can have are an error: %s %s", async (status, headers, code) => {
    const { status: found, text } = await answer(status, headers);
    expect({ status: found, code: JSON.parse(text).code }).toEqual({ status: 500, code });
  });
});

describe("a single unnamed parameter", () => {
  test("receives the whole body, by its content type", async () => {
    expect(await call("length_of", "four", "text/plain")).toMatchObject({ status: 200, text: "4" });
    const bytes = new Uint8Array([0, 255, 92]);
    expect((await call("bytes_of", bytes, "application/octet-stream")).text).toBe("3");
    expect((await call("keys_of", '{"b":1,"a":2}', "application/json")).text).toBe('["a","b"]');
  });

  test("of another type is never called", async () => {
    const json = await call("hidden", '{"":1}', "application/json");
    expect(json.status).toBe(404);
    expect(JSON.parse(json.text)).toMatchObject({
      code: "PGRST202",
      details:
        "Searched for the function public.hidden with parameter  or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache.",
    });
    const text = await call("keys_of", "x", "text/plain");
    expect(JSON.parse(text.text)).toMatchObject({
      code: "PGRST202",
      message: "Could not find the function public.keys_of in the schema cache",
    });
    expect(await call("length_of", "x", "image/png")).toMatchObject({ status: 415 });
  });
});

test("a variadic argument of a GET is repeated, or one array", async () => {
  expect((await send("/rpc/sum_up?numbers=1&numbers=2")).text).toBe("3");
  expect((await send("/rpc/sum_up?numbers=5")).text).toBe("5");
  expect((await send("/rpc/sum_up?numbers={1,2,3}")).text).toBe("6");
});

test("arguments as a form", async () => {
  const body = new URLSearchParams({ a: "1", b: "2" });
  expect((await send("/rpc/add_numbers", { method: "POST", body })).text).toBe("3");
});

test("a plan is not served", async () => {
  const accept = 'application/vnd.pgrst.plan+json; for="application/json"; options=analyze;';
  const { status, text } = await send("/seen", { headers: { accept } });
  expect({ status, code: JSON.parse(text).code }).toEqual({ status: 406, code: "PGRST107" });
});

describe("Prefer: timezone", () => {
  const at = "/rpc/at_noon";
  const prefer = (text: string) => send(at, { headers: { prefer: text } });

  test("writes times in that zone; an unknown one is ignored, or refused by strict handling", async () => {
    const paris = await prefer("timezone=Europe/Paris");
    expect(paris.text).toBe('"2026-07-01T14:00:00+02:00"');
    expect(paris.headers.get("preference-applied")).toBe("timezone=Europe/Paris");
    for (const unknown of ["Europe/Nowhere", "' or 1=1", "../etc"]) {
      const ignored = await prefer(`timezone=${unknown}`);
      expect(ignored.status).toBe(200);
      expect(ignored.headers.get("preference-applied")).toBeNull();
      const strict = await prefer(`handling=strict, timezone=${unknown}`);
      expect(JSON.parse(strict.text)).toMatchObject({ code: "PGRST122" });
    }
  });
});
