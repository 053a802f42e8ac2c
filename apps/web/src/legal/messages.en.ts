export const messages = {
  updated: "Last updated: {date}",
  contents: "Contents",
} as const;
