import { describe, expect, test } from "vitest";
import { mail, read } from "../testing/sample-mails.ts";

/** The sample mails are of Tuesday, 8 September 2026. */
const moveOf = (text: string) => {
  const { move, date } = read(mail(text));
  return { isMove: move !== null, from: move?.from ?? null, to: date?.iso ?? null };
};
const [thursday, tuesday] = ["2026-09-10", "2026-09-15T11:00"];

describe("a mail that moves an interview", () => {
  test.each([
    [
      "Your interview on Thursday 10 September at 2pm has been moved to Tuesday 15 September at 11am.",
      thursday,
    ],
    [
      "Your interview has been postponed from Thursday 10 September at 2pm to Tuesday 15 September at 11am.",
      thursday,
    ],
    [
      "We need to reschedule your interview to Tuesday 15 September at 11am instead of Thursday.",
      thursday,
    ],
    [
      "Your interview scheduled for Thursday 10 September at 2pm has been rescheduled for Tuesday 15 September, 11:00 - 11:45.",
      thursday,
    ],
    [
      "Your interview is now scheduled for Tuesday 15 September at 11am instead of Thursday 10 September at 2pm.",
      thursday,
    ],
    [
      "Your interview on Thursday 10 September has been put back to 11am on Tuesday 15 September.",
      thursday,
    ],
    ["We need to move your interview to Tuesday 15 September at 11am instead.", null],
    ["Your interview has been brought forward to Tuesday 15 September at 11am.", null],
    ["Your interview has been moved: Tuesday 15 September at 11am.", null],
    [
      "Unfortunately we have to postpone your interview. The new date is Tuesday 15 September at 11am.",
      null,
    ],
    [
      "Serait-il possible de décaler notre entretien du jeudi 10 septembre à 14h15 ? Je vous propose mardi 15 septembre à 11h à la place.",
      thursday,
    ],
    [
      "Votre entretien initialement prévu le jeudi 10 septembre à 14h est reporté au mardi 15 septembre à 11h.",
      thursday,
    ],
    [
      "Votre entretien est avancé au mardi 15 septembre à 11h au lieu du jeudi 10 septembre à 14h.",
      thursday,
    ],
    [
      "Je décale notre entretien à mardi 15 septembre à 11h, à la place de jeudi 10 à 14h.",
      thursday,
    ],
    ["L'entretien est repoussé du jeudi 10 septembre à 14h au mardi 15 septembre à 11h.", thursday],
    [
      "Thursday 10 September at 2pm no longer works for us for your interview. Could you do Tuesday 15 September at 11am instead?",
      thursday,
    ],
    [
      "I am sorry but I have to reschedule our interview on Thursday 10 September. Are you free on Tuesday 15 September at 11am?",
      thursday,
    ],
    [
      "Votre entretien prévu jeudi 10 septembre à 14h doit être déplacé. Êtes-vous disponible le mardi 15 septembre à 11h ?",
      thursday,
    ],
    ["Votre entretien est reporté au mardi 15 septembre à 11h.", null],
    [
      "Suite à un imprévu, nous devons reporter votre entretien. Nouvelle date : mardi 15 septembre à 11h.",
      null,
    ],
  ])("has the new time, and the old day: %s", (text, from) => {
    expect(moveOf(text)).toEqual({ isMove: true, from, to: tuesday });
  });

  test.each([
    "We have to move the interview on Thursday 10 September at 2pm. We will be in touch with a new date.",
    "We have to postpone the interview on Thursday 10 September at 2pm.",
    "You were to come in for an interview on Thursday 10 September at 2pm. We have to move it, and will write again.",
    "We have to move your interview. It was on Thursday 10 September at 2pm.",
    "Your interview has been moved from Thursday 10 September at 2pm to 4pm.",
    "Your interview has been moved to Tuesday 15 September or Wednesday 16 September at 11am.",
    "I have to reschedule our interview on Thursday 10 September. Are you free on Tuesday 15 September at 11am or Wednesday 16 September at 2pm?",
    "I have to reschedule our interview on Thursday 10 September. I am travelling on Tuesday 15 September at 11am.",
    "Your interview has been moved to Tuesday 15 September, any time after 11am.",
    "Your interview on Thursday 10 September at 2pm is moved to Tuesday 15 September, 9am or 11am.",
    "Nous devons reporter l'entretien du jeudi 10 septembre à 14h. Nous vous recontacterons.",
    "Notre entretien devait avoir lieu jeudi 10 septembre à 14h. Nous devons décaler notre rencontre.",
  ])("has no new time in doubt: %s", (text) => {
    expect(moveOf(text)).toMatchObject({ isMove: true, to: null });
  });

  test.each([
    "If you need to reschedule your interview on Thursday 10 September at 2pm, call us.",
    "We would like to move you to the next stage, an interview on Thursday 10 September at 2pm.",
    "Votre entretien n'est pas reporté : nous vous attendons jeudi 10 septembre à 14h.",
    "Votre entretien est jeudi 10 septembre à 14h. Vous pouvez décaler le rendez-vous par téléphone.",
    "We have moved offices. Your interview is on Thursday 10 September at 2pm.",
    "Your interview on Thursday 10 September at 2pm is cancelled.",
    "Your interview is on Thursday 10 September at 2pm. To postpone or cancel, click the link.",
    "Your interview is on Thursday 10 September at 2pm. Reschedule: https://lenoir.test/r",
    "Your interview is on Thursday 10 September at 2pm. The opening of our shop is postponed.",
    "We would like to see you in person instead of by phone: your interview is on Thursday 10 September at 2pm.",
    "Votre entretien est jeudi 10 septembre à 14h. Pour décaler ou annuler, cliquez sur le lien.",
    "We regret that we will not take your application further. We moved the interviews to Tuesday 15 September at 11am.",
  ])("is no other one: %s", (text) => {
    expect(moveOf(text).isMove).toBe(false);
  });

  test("has the sentence that moves, for a stage that is none", () => {
    const { move, stage } = read(
      mail("Hello.\n\nYour interview has been postponed to Tuesday 15 September at 11am."),
    );
    expect(stage.stage).toBe("none");
    expect(move?.sentence).toMatch(/^Your interview has been postponed/);
  });
});
