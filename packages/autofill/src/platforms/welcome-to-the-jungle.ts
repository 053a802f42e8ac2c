import type { Platform } from "../platform.ts";

/** React in a dialog; many postings link to the company's own system. */
export const welcomeToTheJungle: Platform = {
  name: "Welcome to the Jungle",
  hosts: ["www.welcometothejungle.com"],
  markers: ['[data-testid^="apply-form-field-"]', '[data-testid="apply-form-submit"]'],
  fields: [
    ['[data-testid="apply-form-field-firstname"]', "first_name"],
    ['[data-testid="apply-form-field-lastname"]', "last_name"],
    ['[data-testid="apply-form-field-email"]', "email"],
    ['[data-testid="apply-form-field-phone"]', "phone"],
    ['[data-testid="apply-form-field-subtitle"]', "current_title"],
    ['[data-testid="apply-form-field-cover_letter"]', "cover_letter_text"],
    ['[data-testid="apply-form-field-resume"]', "resume_file"],
    ['[data-testid="apply-form-terms"]', "consent_terms"],
    ['[data-testid="apply-form-consent"]', "consent_future"],
  ],
};
