import { expect, test } from "vitest";
import { application, mail } from "../testing/sample-mails.ts";
import { readMail } from "./read-mail.ts";

const found = (
  subject: string,
  jobs: readonly string[],
  text = "Morning Jo, shall we talk tomorrow?",
) =>
  readMail(mail(text, { subject }), {
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

test.each([
  ["Votre candidature au CDD de vente n'a pas été retenue.", "Chargé de développement durable"],
  ["Vous aurez des jours de repos (RTT). À demain.", "Responsable technique transport"],
  ["Your application is here.\n\nBest,\nRose Martin\nCSM Lead", "Customer Success Manager"],
  ["Your application is here.\n\nRose Martin, CSM Lead, Lenoir Ltd.", "Customer Success Manager"],
  ["Your application is here. Our CSM will write to you.", "Customer Success Manager"],
  ["Your application is here.\n-- \nRose, CSM at Lenoir.", "Customer Success Manager"],
])("%s does not name %s by its initials", (text, title) => {
  expect(found("Your application", [title, "Vendeur en boulangerie"], text)).toBeNull();
});

test("a mail names a job by its initials above the name of its sender", () => {
  const text = "Your application as a CSM is here.\n\nBest,\nRose Martin";
  const jobs = ["Customer Success Manager", "Baker"];
  expect(found("Your application", jobs, text)).toBe("Customer Success Manager");
});

test("a whole title wins over the initials of another one", () => {
  const text = "Your application as a baker is here. Our CSM will write to you.";
  expect(found("Your application", ["Baker", "Customer Success Manager"], text)).toBe("Baker");
});

test.each([
  "Votre candidature au poste de vendeur en CDD nous est bien parvenue.",
  "Votre candidature au poste de vendeur en CDD a bien été reçue.",
])("a contract beside the job is not the initials of another one: %s", (text) => {
  const jobs = ["Vendeur en boulangerie", "Chargé de développement durable"];
  expect(found("Votre candidature", jobs, text)).toBe("Vendeur en boulangerie");
});
