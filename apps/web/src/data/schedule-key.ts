/** Key of the query of all open tasks and interviews, which have columns of their applications too. */
export const scheduleKey = ["schedule"] as const;
