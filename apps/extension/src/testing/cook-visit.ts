import type { Visit } from "@postulo/contract/extension-visit";

/** A visit of the application form for a job as a cook, before anything is filled. */
export const cookVisit: Visit = {
  url: "https://jobs.example/1/apply",
  draft: {
    job_title: "Cook",
    company_name: "Le Bouchon",
    job_url: "https://jobs.example/1",
    location: "",
    applied_at: "2026-11-21",
    source: "jobs.example",
  },
  recording: "open",
};
