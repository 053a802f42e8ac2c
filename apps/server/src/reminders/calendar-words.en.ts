export const calendarWordsEn = {
  name: "Postulo: my applications",
  title: "{what}: {position}",
  interview: "{stage} · {action}",
  reminder: "Next action",
  stage: "Stage: {stage}",
  undated: "No date is set for it: this is the day on which it came to this stage.",
} as const;
