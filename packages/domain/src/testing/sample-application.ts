import type { Application } from "../application.ts";

/** A row of the table as the API returns it, with default values. */
export const sampleApplication = (id: string, columns: Partial<Application> = {}): Application => ({
  id,
  job_title: "Baker",
  company_name: "Maison Lenoir",
  job_url: "https://jobs.example/1",
  location: null,
  employment_type: null,
  applied_at: "2026-11-01",
  source: null,
  application_stage: "applied",
  priority_level: "medium",
  application_method: "manual",
  contact_name: null,
  contact_email: null,
  contact_phone: null,
  next_action: null,
  next_action_date: null,
  reminder_set: false,
  saved_at: null,
  tags: [],
  version: 1,
  created_at: "2026-11-01T08:00:00+00:00",
  ...columns,
});
