import { expect, test } from "vitest";
import { application, mail } from "../testing/sample-mails.ts";
import { readMail } from "./read-mail.ts";

const found = (subject: string, jobs: readonly string[]) =>
  readMail(mail("Morning Jo, shall we talk tomorrow?", { subject }), {
    applications: jobs.map((job_title) => application(job_title, { job_title })),
    zone: "Europe/Paris",
    today: "2026-09-08",
  }).application.id;

test.each([
  ["Our CSM chat", "Customer Success Manager"],
  ["ML engineer - a first talk", "Machine Learning Engineer"],
  ["Le poste de RRH", "Responsable des ressources humaines"],
])("%s names a job by its initials", (subject, title) => {
  expect(found(subject, [title, "Baker"])).toBe(title);
});

test.each([
  ["our csm chat", ["Customer Success Manager", "Baker"]],
  ["Our CSM chat", ["Customer Success Manager", "Client Services Manager"]],
  ["Our CSMS chat", ["Customer Success Manager", "Baker"]],
])("%s names none of %s", (subject, jobs) => {
  expect(found(subject, jobs)).toBeNull();
});
