import type { ApplicationValues } from "@postulo/domain/application-columns";
import { findContactAddress } from "@postulo/domain/posting/contact-address";
import { findContract } from "@postulo/domain/posting/posted-contract";
import { findSalary } from "@postulo/domain/posting/posted-salary";

/** What the text of a posting says beyond doubt about its job, by column; null where it does not. */
export type PostedFacts = Pick<ApplicationValues, "employment_type" | "salary" | "contact_email">;

/** Reads the facts of a posting that a saved job is stored with. */
export const postedFacts = (text: string, title: string): PostedFacts => ({
  employment_type: findContract(text, title) ?? null,
  salary: findSalary(text) ?? null,
  contact_email: findContactAddress(text) ?? null,
});
