import type { Platform } from "../platform.ts";

/** React in a dialog; many offers lead on to the company's own system. */
export const welcomeToTheJungle: Platform = {
  id: "welcome-to-the-jungle",
  name: "Welcome to the Jungle",
  hosts: ["www.welcometothejungle.com"],
  markers: ['[data-testid^="apply-form-field-"]', '[data-testid="apply-form-submit"]'],
  login: "account",
  fields: [
    { selector: '[data-testid="apply-form-field-firstname"]', key: "first_name" },
    { selector: '[data-testid="apply-form-field-lastname"]', key: "last_name" },
    { selector: '[data-testid="apply-form-field-email"]', key: "email" },
    { selector: '[data-testid="apply-form-field-phone"]', key: "phone" },
    { selector: '[data-testid="apply-form-field-subtitle"]', key: "current_title" },
    { selector: '[data-testid="apply-form-field-cover_letter"]', key: "cover_letter_text" },
    { selector: '[data-testid="apply-form-field-resume"]', key: "resume_file" },
    { selector: '[data-testid="apply-form-terms"]', key: "consent_terms" },
    { selector: '[data-testid="apply-form-consent"]', key: "consent_future" },
  ],
};
