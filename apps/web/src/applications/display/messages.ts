import { defineCatalogue } from "../../i18n/catalogue.ts";

export const messages = {
  groupBy: "Group by",
  groupings: {
    none: "No groups",
    stage: "Stage",
    priority: "Priority",
    company: "Company",
    next: "Date of the next action",
    month: "Month applied",
  },
  density: "Row height",
  densities: { comfortable: "Comfortable", compact: "Compact" },
  columns: "Columns",
  moveUp: "Move {column} up",
  moveDown: "Move {column} down",
  moved: "{column}: column {place} of {count}",
  noRoom: "No room",
  noRoomHint: "“No room” columns appear in a wider window.",
  reset: "Default columns",
} as const;

export const displayMessages = defineCatalogue(messages, {
  fr: () => import("./messages.fr.ts"),
});
