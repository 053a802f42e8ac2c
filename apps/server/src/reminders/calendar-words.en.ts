export const calendarWordsEn = {
  name: "Postulo: my applications",
  title: "{what}: {position}",
  reminder: "Next action",
  stage: "Stage: {stage}",
} as const;
