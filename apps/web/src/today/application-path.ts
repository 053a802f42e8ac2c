import type { PlannedInterview } from "../schedule/use-schedule.ts";

export const applicationPath = (id: string): string => `/dashboard/applications/${id}`;

/** The application, with the preparation of one of its interviews open. */
export const preparationPath = ({ application_id, id }: PlannedInterview): string =>
  `${applicationPath(application_id)}#prepare-${id}`;

/** The application at one of its interviews. */
export const interviewPath = ({ application_id, id }: PlannedInterview): string =>
  `${applicationPath(application_id)}#interview-${id}`;
