export const commandGroups = ["commands", "pages", "applications"] as const;

export interface Command {
  readonly group: (typeof commandGroups)[number];
  readonly id: string;
  readonly label: string;
  /** Whether it leads to another page, which then has the focus. */
  readonly leaves: boolean;
  readonly run: () => void;
}
