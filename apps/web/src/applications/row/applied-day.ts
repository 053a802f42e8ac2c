import type { Application } from "@postulo/domain/application";
import type { ApplicationEdit } from "@postulo/domain/application-edit";

/**
 * Adds the applied date to an edit that moves an application out of "saved": the day where the user is. The database would
 * set the day in UTC.
 * @param today `YYYY-MM-DD`
 */
export function withAppliedDay(
  { applied_at: sent }: Pick<Application, "applied_at">,
  edit: ApplicationEdit,
  today: string,
): ApplicationEdit {
  const { application_stage: stage } = edit;
  const isSentNow = stage !== undefined && stage !== "saved" && sent === null;
  return isSentNow ? { applied_at: today, ...edit } : edit;
}
