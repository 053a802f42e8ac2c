export const commandGroups = ["commands", "pages", "applications"] as const;

export interface Command {
  readonly group: (typeof commandGroups)[number];
  readonly id: string;
  readonly label: string;
  /** Whether it navigates to another page, which then has the focus. */
  readonly isNavigation: boolean;
  readonly run: () => void;
}
