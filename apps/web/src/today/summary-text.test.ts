import { createTranslate } from "@postulo/i18n/translate";
import { interviewValues } from "@postulo/domain/testing/sample-schedule";
import { describe, expect, test } from "vitest";
import { newInterview, newTask } from "../schedule/use-schedule-change.ts";
import { messages as english } from "./messages.ts";
import { messages as french } from "./messages.fr.ts";
import { summaryText } from "./summary-text.ts";
import { summaryOf } from "./today-summary.ts";

const application = "11111111-1111-4111-8111-111111111111";
const monday = "2026-11-23";

/** The sentences of a day at noon. @param interviews their days, or ISO times */
function sentences(interviews: readonly string[], tasks: readonly string[] = [], today = monday) {
  const summary = summaryOf(
    {
      interviews: interviews.map((at) =>
        newInterview(application, interviewValues(at.includes("T") ? at : `${at}T15:00:00Z`)),
      ),
      tasks: tasks.map((day) =>
        newTask(application, { title: "x", action: null, due_date: day, reminder_set: false }),
      ),
    },
    Date.parse(`${today}T12:00:00Z`),
  );
  return [
    summaryText(summary, { t: createTranslate(english, "en"), language: "en" }),
    summaryText(summary, { t: createTranslate(french, "fr"), language: "fr" }),
  ];
}

describe("the summary of a day", () => {
  test("counts interviews of today and of the rest of the week", () => {
    expect(sentences([monday, "2026-11-25", "2026-11-27"], ["2026-11-20"])).toEqual([
      "One interview today, two more this week. One task is overdue.",
      "Un entretien aujourd’hui, deux autres cette semaine. Une tâche est en retard.",
    ]);
    expect(sentences([monday, monday, "2026-11-26"])).toEqual([
      "Two interviews today, one more on Thursday.",
      "Deux entretiens aujourd’hui, un autre jeudi.",
    ]);
    expect(sentences(["2026-11-24"])).toEqual(["One interview tomorrow.", "Un entretien demain."]);
    expect(sentences(["2026-11-24", "2026-11-26"])).toEqual([
      "Two interviews ahead this week.",
      "Deux entretiens à venir cette semaine.",
    ]);
  });

  test("names the last day where the interviews reach into the next week, and leaves out later ones", () => {
    const friday = "2026-11-27";
    const days = [friday, "2026-11-30", "2026-12-02", "2026-12-04"];
    expect(sentences(days, [], friday)).toEqual([
      "One interview today, two more by Wednesday.",
      "Un entretien aujourd’hui, deux autres d’ici à mercredi.",
    ]);
    const sunday = "2026-11-29";
    expect(sentences([friday, sunday, "2026-11-28"], [], "2026-11-26")[0]).toBe(
      "Three interviews by Sunday.",
    );
    expect(sentences(["2026-12-01", "2026-12-02"], [], sunday)[0]).toBe(
      "Two interviews by Wednesday.",
    );
  });

  test("counts only what is not over, and says that there was another one", () => {
    expect(sentences([`${monday}T08:00:00Z`, `${monday}T11:30:00Z`])).toEqual([
      "One more interview today.",
      "Encore un entretien aujourd’hui.",
    ]);
    expect(sentences([`${monday}T08:00:00Z`])[0]).toBe("Nothing is due today.");
  });

  test("tells overdue tasks from those of today, and leaves out later ones", () => {
    expect(sentences([], ["2026-11-01", "2026-11-02", monday, "2026-11-24"])).toEqual([
      "Two tasks are overdue, one is due today.",
      "Deux tâches sont en retard, une est à faire aujourd’hui.",
    ]);
    expect(sentences([], [monday])).toEqual([
      "One task is due today.",
      "Une tâche est à faire aujourd’hui.",
    ]);
    const many = Array.from({ length: 12 }, () => monday);
    expect(sentences([], many)[0]).toBe("12 tasks are due today.");
    expect(sentences([], ["2026-11-24"])).toEqual([
      "Nothing is due today.",
      "Rien n’est à faire aujourd’hui.",
    ]);
  });
});
