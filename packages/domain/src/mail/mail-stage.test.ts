import { describe, expect, test } from "vitest";
import { mail, read } from "../testing/sample-mails.ts";

const stageOf = (text: string) => read(mail(text)).stage.stage;

describe("the stage of a mail in a person's words", () => {
  test.each([
    [
      "Hello Jo, the shop manager can see you on Wednesday 16 September at 10:00. Come to the back door.",
      "interview",
    ],
    [
      "Great, Thursday 17 September at 3 pm on Teams it is. My colleague from finance joins us.",
      "interview",
    ],
    [
      "Passez donc mercredi 16 septembre à 9h à l'atelier, on vous montrera les machines.",
      "interview",
    ],
    [
      "Prochaine étape : une heure avec notre présidente, vendredi 18 septembre à 16h, au siège.",
      "interview",
    ],
    [
      "Voici l'exercice dont nous avons parlé, à me renvoyer avant lundi 14 septembre.",
      "interview",
    ],
    [
      "You have booked this panel interview: Thursday 17 September 2026 at 13:15. You can change or cancel your booking.",
      "interview",
    ],
    [
      "We took on a colleague from another branch in the end. Thank you for the two visits.",
      "rejected",
    ],
    ["The board picked an internal applicant. It was close.", "rejected"],
    ["The above post has been deleted and the interviews will not take place.", "rejected"],
    [
      "La procédure de recrutement a été déclarée sans suite. Je vous remercie de l'intérêt porté à notre commune.",
      "rejected",
    ],
    ["The company went in another direction. I wish I had better news.", "rejected"],
    ["Nous sommes finalement partis sur un autre profil.", "rejected"],
    ["I hate to do this, but we have to take back the offer we made you.", "rejected"],
    ["We'd like you to join Lenoir Foods as Buyer. Base £32,000 a year.", "offer"],
    ["Merci Jo, c'est noté pour le vendredi 18 septembre à 12h15.", "interview"],
    ["Je vous reçois à l'atelier mardi 15 septembre à 9h15.", "interview"],
    ["Thank you for applying. We will contact shortlisted applicants within 14 days.", "received"],
    ["Mon associé a préféré un candidat avec plus d'expérience.", "rejected"],
    ["We therefore can't move you to the interview stage.", "rejected"],
    [
      "The team wants you. £31,000 a year, 28 days of leave. The contract follows by post.",
      "offer",
    ],
    ["M. Roche ne s'est pas fait prier : c'est oui, le poste est à vous.", "offer"],
    ["We would like you to come and be our bookkeeper. Salary €38,000.", "offer"],
    ["Got it, thank you. I will read your CV this week.", "received"],
    ["Bien reçu, merci beaucoup. Je regarde cela dès mon retour.", "received"],
    [
      "We confirm that your application was withdrawn. Your interview on 17 September at 10:00 goes to another candidate.",
      "withdrawn",
    ],
    ["Nous avons bien pris note de votre désistement.", "withdrawn"],
    ["Thank you for letting us know that you have withdrawn.", "withdrawn"],
    [
      "The other candidate pulled out. We are delighted to offer you the position of Buyer.",
      "offer",
    ],
    [
      "As one finalist decided to withdraw, we would like to invite you to an interview.",
      "interview",
    ],
    [
      "At your request we moved the interview to Monday 14 September at 10:00. We would like to invite you to come to our office.",
      "interview",
    ],
    [
      "À votre demande, nous avons déplacé l'entretien au lundi 14 septembre à 10 h. Nous vous invitons à cet entretien.",
      "interview",
    ],
  ])("%s is %s", (text, stage) => {
    expect(stageOf(text)).toBe(stage);
  });

  test.each([
    "The office is closed on Friday 18 September from 12:00, I will read your portfolio next week.",
    "Vous avez oublié votre écharpe en salle 4, je suis là mardi 15 septembre jusqu'à 17h.",
    "We meet the last person on Wednesday and will decide after that.",
    "Le jury délibère jeudi 17 septembre à 14h et je vous tiens au courant.",
    "Another candidate asked the same question. The answer is yes, remote work is possible.",
    "My colleague was hired last year and can tell you more about the team.",
    "The role pays £42k to £48k a year, as you asked. The contract is permanent.",
    "Si vous étiez retenu, le contrat commencerait en octobre et le salaire serait de 2 300 € brut.",
    "If you no longer wish to be considered, write to us.",
    "I decided to pass your CV on to my colleague in Leeds, who has the same kind of job.",
    "Incomplete files cannot be progressed, so upload all of your documents.",
    "We hope to confirm your interview by Friday 18 September.",
    "We need a few more days to review your application.",
    "We had 200 applications and read them all. Give us two more weeks.",
  ])("%s says nothing beyond doubt", (text) => {
    expect(stageOf(text)).toBe("none");
  });

  test("is not told by the subject of an answer", () => {
    const text = "Noted, thank you.";
    expect(read(mail(text, { subject: "Re: Invitation to your interview" })).stage.stage).toBe(
      "none",
    );
    expect(read(mail(text, { subject: "Invitation to your interview" })).stage.stage).toBe(
      "interview",
    );
  });

  test("is told also where one of two applications of the employer is meant", () => {
    const from = { name: "Tramline", address: "jobs@tramline.test" };
    const text = "After reading your application we have decided not to proceed.";
    const proposal = read(mail(text, { from, subject: "Thank you" }));
    expect(proposal.application.id).toBeNull();
    expect(proposal.stage.stage).toBe("rejected");
  });
});
