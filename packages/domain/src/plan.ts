/** The plans as they are stored and shown. VIP and BETA are granted, never sold. */
export const plans = ["Free", "Plus", "Pro", "Ultra", "VIP", "BETA"] as const;
export type Plan = (typeof plans)[number];

/** The plans that can be bought. Their id at checkout is the lower-case name. */
export const paidPlans = ["Plus", "Pro", "Ultra"] as const satisfies readonly Plan[];
export type PaidPlan = (typeof paidPlans)[number];

/** How often a plan is paid. */
export const intervals = ["month", "year"] as const;
export type Interval = (typeof intervals)[number];

/** What is counted per month, by the key of the usage rows and of `try_consume`. */
export const features = ["application", "doc_upload", "cover_letter", "resume"] as const;
export type Feature = (typeof features)[number];

export type Quota = number | "unlimited";

/** Monthly limits, specification section 9. `resume` counts CVs made for a posting. */
export const monthlyLimits: Readonly<Record<Plan, Readonly<Record<Feature, Quota>>>> = {
  Free: { application: 3, doc_upload: 2, cover_letter: 0, resume: 0 },
  Plus: { application: 30, doc_upload: 10, cover_letter: 5, resume: 5 },
  Pro: { application: 100, doc_upload: "unlimited", cover_letter: 15, resume: 15 },
  Ultra: { application: "unlimited", doc_upload: "unlimited", cover_letter: 30, resume: 30 },
  VIP: {
    application: "unlimited",
    doc_upload: "unlimited",
    cover_letter: "unlimited",
    resume: "unlimited",
  },
  BETA: { application: 20, doc_upload: 10, cover_letter: 10, resume: 0 },
};

/** Prices in whole euros, specification section 9. */
export const priceEuros: Readonly<Record<PaidPlan, Readonly<Record<Interval, number>>>> = {
  Plus: { month: 9, year: 90 },
  Pro: { month: 19, year: 200 },
  Ultra: { month: 39, year: 420 },
};

/** Days after a payment within which it is refunded, specification section 9. */
export const refundDays = 30;

/** The saving that the yearly option advertises, in percent; specification section 9. */
export const advertisedYearlySaving = 10;

/** What a year costs less than twelve months, in whole euros, as the pricing page shows it. */
export function yearlySavingEuros(plan: PaidPlan): number {
  const { month, year } = priceEuros[plan];
  return Math.round(12 * month - year);
}
