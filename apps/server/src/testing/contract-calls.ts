import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { createClient } from "@supabase/supabase-js";
import { z } from "zod";
import { functionCalls } from "./function-calls.ts";
import { mailLinkCalls } from "./mail-link-calls.ts";
import type { StartedServer } from "./started-server.ts";

/** A signed-in user of the server. */
interface Applicant {
  readonly get: (path: string, init?: RequestInit) => Promise<Response>;
  readonly getAs: (path: string, headers?: Record<string, string>) => Promise<Response>;
  readonly send: (method: string, path: string, body?: unknown) => Promise<Response>;
  readonly post: (
    path: string,
    init: { body: string | ArrayBuffer | FormData; headers?: Record<string, string> },
  ) => Promise<Response>;
  /** Fills in the fields that a letter needs, as a baker. */
  readonly fillProfile: () => Promise<void>;
}

function openApplicant({ url }: StartedServer, accessToken: string): Applicant {
  const bearer = { authorization: `Bearer ${accessToken}` };
  const get: Applicant["get"] = (path, init = {}) => fetch(url + path, init);
  const client = createClient(url, "sb_publishable_postulo", {
    accessToken: async () => accessToken,
  });
  return {
    get,
    getAs: (path, headers = bearer) => get(path, { headers }),
    send: (method, path, body) =>
      get(path, {
        method,
        headers: { ...bearer, "content-type": "application/json" },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    post: (path, { body, headers = {} }) =>
      get(path, { method: "POST", headers: { ...bearer, ...headers }, body }),
    fillProfile: async () => {
      const { data } = await client.from("profile").select("id").single();
      const profile = { first_name: "Ann", last_name: "Bell", city: "Lyon", country: "FR" };
      await client.from("profile").update(profile).eq("id", data?.id);
      const job = {
        company: "Maison Lenoir",
        title: "Baker",
        description: "Baked sourdough bread.",
      };
      const added = await client.from("experiences").insert({ profile_id: data?.id, ...job });
      if (added.error) throw new Error(added.error.message);
    },
  };
}

function accountCalls({ get, getAs, send, post }: Applicant) {
  /** The archive of the caller's account, which is empty, into that account; then a file that is none. */
  const importTwice = async () => {
    const archive = await (await getAs("/account/export")).arrayBuffer();
    const imported = await post("/account/import", { body: archive });
    return [imported, await post("/account/import", { body: "no archive" })];
  };
  const createFeed = () => send("POST", "/calendar-feed", { language: "fr" });
  const openCalendar = async () => {
    const { url } = z.object({ url: z.string() }).parse(await (await createFeed()).json());
    const first = await fetch(url);
    const etag = first.headers.get("etag") ?? "";
    return [first, await fetch(url, { headers: { "if-none-match": etag } })];
  };
  const report = (query: string, headers?: Record<string, string>) =>
    getAs(`/reports/applications?${query}`, headers);
  const october = "from=2026-10-01&to=2026-10-31";
  return {
    exportAccount: () => Promise.all([getAs("/account/export"), getAs("/account/export", {})]),
    checkImport: () => Promise.all([getAs("/account/import"), getAs("/account/import", {})]),
    importAccount: importTwice,
    getApplicationReport: () =>
      Promise.all([
        report(october),
        report(`${october}&format=csv`),
        report("from=x"),
        report("", {}),
      ]),
    createCalendarFeed: () =>
      Promise.all([createFeed(), get("/calendar-feed", { method: "POST" })]),
    deleteCalendarFeed: async () => [await send("DELETE", "/calendar-feed")],
    getCalendar: async () => [...(await openCalendar()), await get("/calendar/unknown.ics")],
  };
}

const jobDescription = "Company: Four d’Or\nJob title: Baker\n\nWe are looking for a baker.";

function letterCalls({ send, post, fillProfile }: Applicant) {
  const writeLetter = async (body: object, accept = "application/json") => {
    await fillProfile();
    const headers = { "content-type": "application/json", accept };
    return post("/cover-letter", { headers, body: JSON.stringify(body) });
  };
  const printLetter = (format: string) =>
    send("POST", "/cover-letter/document", { text: "Dear team,", language: "en", format });
  const packAs = async (format: string) => {
    await fillProfile();
    return send("POST", "/application-pack", { text: "Dear team,", language: "en", format });
  };
  return {
    writeCoverLetter: () =>
      Promise.all([
        writeLetter({ jobDescription }),
        writeLetter({ jobDescription }, "text/event-stream"),
        writeLetter({ jobDescription: " " }),
      ]),
    cancelCoverLetter: async () => [
      await send("DELETE", `/letter-stream?id=${crypto.randomUUID()}`),
      await send("DELETE", "/letter-stream?id=none"),
    ],
    draftAnswer: async () => {
      await fillProfile();
      const ask = (question: string) => send("POST", "/cover-letter/answer", { question });
      return [
        await ask("Describe your experience with sourdough bread."),
        await ask("Why us?"),
        await send("POST", "/cover-letter/answer", {}),
      ];
    },
    printCoverLetter: () =>
      Promise.all([printLetter("pdf"), printLetter("docx"), printLetter("odt")]),
    packApplication: () => Promise.all(["zip", "pdf", "odt"].map((format) => packAs(format))),
  };
}

const cvPosting = { jobDescription: "Baker wanted\nRequirements\n- sourdough bread" };
const unknownCv = { cvId: "4f3c1d5a-0000-4000-8000-000000000000" };

const adaptedCv = z.object({
  cvId: z.string(),
  master: z.object({ sections: z.array(z.unknown()) }),
});
const cvSection = z.object({
  entries: z.array(z.object({ lines: z.array(z.object({ id: z.string() })) })),
});

function cvCalls({ send, fillProfile }: Applicant) {
  const printCvAs = async (format: string) => {
    await fillProfile();
    return send("POST", "/cv", { template: "plain", format });
  };
  /** The CV of the caller for a posting, adapted once. */
  const withCv = async (
    call: (cvId: string, line: string) => Promise<Response>,
    posting: { jobDescription: string } = cvPosting,
  ) => {
    await fillProfile();
    const adapted = await (await send("POST", "/cv/adapt", posting)).json();
    const { cvId, master } = adaptedCv.parse(adapted);
    const { entries } = cvSection.parse(master.sections[0]);
    return call(cvId, entries[0]?.lines[0]?.id ?? "");
  };
  const suggest = (cvId: string, line: string) => send("POST", "/cv/suggestion", { cvId, line });
  return {
    printCv: () => Promise.all([printCvAs("pdf"), printCvAs("json"), printCvAs("odt")]),
    adaptCv: async () => {
      await fillProfile();
      return [
        await send("POST", "/cv/adapt", cvPosting),
        await send("POST", "/cv/adapt", { jobDescription: " " }),
      ];
    },
    openCv: async () => [
      await withCv((cvId) => send("POST", "/cv/open", { cvId, language: "fr" })),
      await send("POST", "/cv/open", unknownCv),
    ],
    checkCvLine: async () => [
      await withCv((cvId, line) =>
        send("POST", "/cv/line", { cvId, line, text: "Baked 9 breads" }),
      ),
      await withCv((cvId) => send("POST", "/cv/line", { cvId, line: "none/0", text: "Baked" })),
    ],
    // These servers have no language model, which is needed only for a line that the posting asks for.
    suggestCvLine: async () => {
      const excel = { jobDescription: "Baker wanted\nRequirements\n- Excel" };
      return [await withCv(suggest, excel), await withCv(suggest)];
    },
    comparePosting: async () => {
      await fillProfile();
      return [
        await send("POST", "/posting/comparison", cvPosting),
        await send("POST", "/posting/comparison", {}),
      ];
    },
    printCvVersion: async () => [
      await withCv((cvId) =>
        send("POST", "/cv/document", { cvId, template: "plain", format: "docx" }),
      ),
      await send("POST", "/cv/document", { ...unknownCv, template: "plain", format: "svg" }),
    ],
  };
}

const resumeFile = resolve(
  import.meta.dirname,
  "../../../../packages/documents/src/testing/files/en/en-olivia-pipes.docx",
);

function resumeCalls({ post }: Applicant) {
  const upload = async (bytes: Uint8Array<ArrayBuffer>, path: string) => {
    const body = new FormData();
    body.append("file", new File([bytes], "resume.docx"));
    return post(path, { body });
  };
  const uploadTwice = (path: string) => async () => [
    await upload(await readFile(resumeFile), path),
    await upload(new Uint8Array([1]), path),
  ];
  return {
    readResume: uploadTwice("/resume-parser"),
    reviewResume: uploadTwice("/resume-parser/review"),
    readDocumentText: uploadTwice("/resume-parser/text"),
  };
}

function connectionCalls({ get, send }: Applicant) {
  const create = () => send("POST", "/extension-connection");
  const open = (body: unknown) => send("POST", "/extension-connection/session", body);
  return {
    createExtensionConnection: () =>
      Promise.all([create(), get("/extension-connection", { method: "POST" })]),
    openExtensionSession: async () => {
      const { token } = z.object({ token: z.string() }).parse(await (await create()).json());
      return [await open({ token }), await open({ token }), await open({})];
    },
  };
}

/**
 * Calls of all endpoints that need the whole server: every successful status, and an error where an endpoint has its own.
 * @param accessToken of a user; the server has mails in its inbox, the sandbox, and `CONFIRM_EMAIL: "off"` and `ADMIN_PAGE: "on"`.
 */
export function contractCalls(server: StartedServer, accessToken: string) {
  const applicant = openApplicant(server, accessToken);
  const { get, getAs } = applicant;
  return {
    getConfig: async () => [await get("/config.json")],
    getInstanceOverview: async () => {
      const path = "/admin/overview";
      const refused = await getAs(path);
      const makeAdmin = "insert into private.instance_admin select id from auth.users";
      await server.database.admin.query(`${makeAdmin} on conflict do nothing`);
      return [refused, await getAs(path), await get(path)];
    },
    getHealth: async () => [await get("/health")],
    getLiveness: async () => [await get("/health/live")],
    getReadiness: async () => [await get("/health/ready")],
    getOpenApi: async () => [await get("/openapi.json")],
    ...accountCalls(applicant),
    ...letterCalls(applicant),
    ...cvCalls(applicant),
    ...resumeCalls(applicant),
    ...connectionCalls(applicant),
    ...functionCalls(server),
    ...mailLinkCalls(server),
  };
}
