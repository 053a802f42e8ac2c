/** The tabs of the overview, specification section 2. */
export const overviewTabs = ["pipeline", "priority", "analytics"] as const;
export type OverviewTab = (typeof overviewTabs)[number];
