/** Key of the queries of the histories of applications: changes of tasks, people and files are in them too. */
export const timelineKey = ["application-timeline"] as const;
