import { futureConsent, marketingConsent, termsConsent } from "@postulo/lexicon/form-consent";
import { asks, ticked, type Rule } from "../rule.ts";

/** Consents, in English and French: shown to the user, never ticked. */
export const consentRules: readonly Rule[] = [
  asks("consent_sms", /\bsms\b|text messag|\btextos?\b/, ticked, 0.96),
  asks("consent_future", futureConsent, ticked, 0.94),
  asks("consent_marketing", marketingConsent, ticked, 0.92),
  asks("consent_terms", termsConsent, ticked, 0.9),
];
