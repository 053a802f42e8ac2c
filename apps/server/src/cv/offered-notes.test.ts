import { adaptCv } from "@postulo/contract/cv-version";
import { afterAll, expect, test } from "vitest";
import { startTestServer } from "../testing/started-server.ts";
import { createNurse, posting } from "./testing/cv-account.ts";
import { pageTexts } from "./testing/page-text.ts";

const server = await startTestServer({ CONFIRM_EMAIL: "off" });
afterAll(() => server.stop());

const adapted = adaptCv.responses[200][0].schema;

test("a note under any label is offered, and printed when it is chosen; answers are not offered", async () => {
  const { client, call } = await createNurse(server);
  const { data } = await client.from("profile").select("id").single();
  const notes = [
    { profile_id: data?.id, label: "Other", content: "First aid at work 2024", kind: null },
    { profile_id: data?.id, label: "Salary", content: "£30,000", kind: "salary_expectation" },
  ];
  await client.from("other").insert(notes).throwOnError();
  const answer = await call("/cv/adapt", { jobDescription: posting });
  const { cvId, master } = adapted.parse(await answer.json());
  expect(master.offered?.map(({ text }) => text)).toEqual(["Other: First aid at work 2024"]);
  const textWith = async (operations: readonly object[]) => {
    const look = { template: "plain", paper: "a4", format: "pdf" };
    const printed = await call("/cv/document", { cvId, ...look, operations });
    return (await pageTexts(new Uint8Array(await printed.arrayBuffer()))).join(" ");
  };
  const target = master.offered?.[0]?.id;
  const show = { kind: "show", target, id: "a", reason: { kind: "manual" } };
  expect(await textWith([])).not.toContain("First aid");
  expect(await textWith([show])).toContain("Other: First aid at work 2024");
});
