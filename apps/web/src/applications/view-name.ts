/** The views of the applications. */
export const viewNames = ["table", "pipeline", "priority", "calendar", "analytics"] as const;
export type ViewName = (typeof viewNames)[number];

/** The views that need no permission to add applications; specification section 2 names the others. */
const openViews: readonly ViewName[] = ["table", "calendar"];

export const offeredViews = (canAdd: boolean): readonly ViewName[] =>
  canAdd ? viewNames : openViews;
