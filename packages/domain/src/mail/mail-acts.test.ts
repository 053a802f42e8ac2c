import { describe, expect, test } from "vitest";
import { readMail } from "./read-mail.ts";
import { readStage } from "./mail-stage.ts";

const stageOf = (body: string, isFrench = false) =>
  readStage({
    subject: "",
    body,
    hasCalendar: false,
    isPersonal: false,
    reader: { sent: "2026-09-07", today: "2026-09-07", isFrench },
  }).stage;

describe("a sentence that decides", () => {
  test.each([
    [
      "rejected",
      "After careful consideration, we have decided to move forward with other candidates.",
    ],
    ["rejected", "We have chosen a candidate whose experience more closely matches our needs."],
    ["rejected", "Unfortunately we won't be progressing your application at this stage."],
    ["rejected", "I'm afraid we will not be inviting you for interview."],
    ["rejected", "We regret to inform you that you have not been selected for an interview."],
    ["rejected", "I'm sorry to say that we've gone with the other candidate."],
    ["rejected", "We regret that you have not been called for interview."],
    ["rejected", "The position has been filled."],
    ["rejected", "We have decided to go in another direction."],
    ["rejected", "We're going in a different direction with this role."],
    ["rejected", "The team has moved in a different direction."],
    ["rejected", "You narrowly missed out this time."],
    ["rejected", "Your application narrowly missed the pass mark."],
    ["rejected", "Vous n'avez pas atteint le seuil d'admission."],
    [
      "interview",
      "Our last baker left to go in another direction, so we would like to meet you on Friday 18 September at 10:00.",
    ],
    [
      "rejected",
      "Nous ne pouvons malheureusement pas donner une suite favorable à votre candidature.",
    ],
    ["rejected", "Nous avons choisi de poursuivre avec des profils plus expérimentés."],
    ["rejected", "Votre profil ne correspond pas à nos besoins actuels."],
    ["rejected", "Le poste a été confié à une autre personne."],
    ["interview", "We would like to invite you to a first interview."],
    ["interview", "Our CTO would love to speak with you about the role."],
    ["interview", "We should like you to come back for a second round of interviews."],
    ["interview", "I would like to do a first interview with you over Teams."],
    ["interview", "Notre directrice souhaite vous voir en second entretien."],
    ["interview", "You have been shortlisted for interview."],
    ["interview", "Please complete the online assessment using the link below."],
    ["interview", "Nous souhaiterions vous rencontrer."],
    ["interview", "Vous êtes convoquée à un entretien de sélection."],
    ["interview", "Je vous propose un échange téléphonique mardi 15 septembre à 14 h."],
    ["interview", "Nous vous invitons à passer un test technique en ligne."],
    ["interview", "Would you be around for a quick chat on the phone this Friday at 11?"],
    ["interview", "Pouvez-vous passer au cabinet mercredi à 17h30 ?"],
    ["offer", "We are delighted to offer you the position of Data Analyst."],
    ["offer", "Please find attached your offer letter."],
    ["offer", "We would love for you to join us."],
    ["offer", "Nous avons le plaisir de vous proposer le poste de comptable."],
    ["offer", "Vous trouverez en pièce jointe votre contrat de travail à signer."],
    ["offer", "On veut que tu nous rejoignes."],
    ["offer", "Nous voulons que vous nous rejoigniez."],
    ["offer", "Notre choix s'est porté sur vous."],
    ["received", "Your application for the position of Buyer has been registered."],
    ["received", "Thank you for your application. We will review it and get back to you."],
    ["received", "Votre candidature nous est bien parvenue."],
    ["withdrawn", "We have received the withdrawal of your application."],
    ["withdrawn", "As you asked, I have taken you out of the process."],
    ["withdrawn", "Nous avons bien reçu le retrait de votre candidature."],
  ])("is read as %s: %s", (stage, body) => {
    expect(stageOf(body, /[éèàêç]|vous|votre/.test(body))).toBe(stage);
  });

  test.each([
    "We have narrowly missed each other on the phone. Please call about your application.",
    "Vous n'avez pas atteint la fin du formulaire. Merci de le compléter.",
    "If you are shortlisted, we will invite you to an interview.",
    "Selected candidates will be invited to a video interview.",
    "We would like you to come to a decision in your own time.",
    "We would like you to know how we decide.",
    "Could I ring you on Thursday at 4 pm? We have reached a decision about your application.",
    "I would like to call you on Friday at 10 am to go through the outcome of your interview.",
    "Je vous appelle demain à 10 h pour vous faire part de notre décision.",
    "J'aimerais vous appeler vendredi matin pour vous donner le résultat de votre entretien.",
    "We must call off the interview on Monday at 10 am.",
    "Le recrutement est suspendu. Nous reviendrons vers vous pour fixer un entretien.",
    "Because of a hiring freeze we answer in March.",
    "We had hoped to offer you the role.",
    "We hope to make you an offer next week.",
    "Nous espérons pouvoir vous proposer le poste.",
    "J'aurais aimé vous rencontrer.",
    "Thank you for sending the test. We will look at it this week.",
    "It was a pleasure to meet you.",
    "Thank you for coming in to meet the team.",
    "Thank you for completing the online assessment.",
    "We will decide next week whether to offer you the position.",
    "The recruitment is on hold; thank you for your application and your patience.",
    "We have put the recruitment on hold and will be in touch.",
    "We are hiring someone who has five years of experience.",
    "We confirm that your interview on Tuesday 15 September at 10:00 is cancelled.",
    "We have not decided to reject your application.",
    "Would you rather not proceed?",
    "We would like to invite you to our open day.",
    "We would love to hear from you again in the future.",
    "Your data will be deleted on 12 October at 10:00.",
    "Seriez-vous prête à venir au cabinet cinq jours sur cinq ?",
    "Nous avons été ravis de vous rencontrer.",
    "Merci d'avoir réalisé le test technique.",
    "Si votre profil est retenu, vous serez convoqué à un entretien.",
    "Seules les personnes retenues seront contactées pour un entretien.",
    "Nous vous invitons à consulter nos autres offres.",
    "Nous recrutons quelqu'un qui aime le contact.",
    "Le recrutement est en pause, merci pour votre candidature et votre patience.",
    "Nous vous recontacterons pour vous dire si un entretien est possible.",
    "Le jury se réunira le mardi 15 septembre à 14 h pour examiner les dossiers.",
    "Votre adresse ne correspond pas à celle de votre compte.",
  ])("is not: %s", (body) => {
    expect(stageOf(body, /[éèàêç]|vous|votre/.test(body))).toBe("none");
  });
});

test("a question alone proposes no stage, a fact that is asked for does", () => {
  const asked = (body: string) =>
    readStage({
      subject: "",
      body,
      hasCalendar: false,
      isPersonal: true,
      reader: { sent: "2026-09-07", today: "2026-09-07", isFrench: false },
    }).stage;
  expect(asked("Would you drop by?")).toBe("none");
  expect(asked("Could you tell me your salary expectations?")).toBe("in_contact");
});

test("good wishes beside a receipt propose no stage", () => {
  expect(stageOf("We have received your application.")).toBe("received");
  expect(stageOf("We have received your application. We wish you every success.")).toBe("none");
});

/** The date of a mail of Monday 7 September 2026, about the only application. */
function dateOf(text: string) {
  const mail = {
    from: { name: "Nimbus", address: "jobs@nimbus.test" },
    subject: "Your application as Data Analyst",
    date: "2026-09-07T09:00:00Z",
    messageId: null,
    text,
    calendars: [],
  };
  const application = {
    id: "a",
    job_title: "Data Analyst",
    company_name: "Nimbus",
    job_url: "https://nimbus.test/jobs/7",
    contact_name: null,
    contact_email: "jobs@nimbus.test",
    reference: null,
  };
  const reader = { applications: [application], zone: "Europe/Paris", today: "2026-09-07" };
  return readMail(mail, reader).date?.iso;
}

describe("the date", () => {
  test.each([
    [
      "of a line of its own",
      "We would like to invite you to an interview.\nYou will meet Ann and Bob.\nThey work on data.\nDate: Tuesday 15 September 2026\nTime: 10:30",
      "2026-09-15T10:30",
    ],
    [
      "of the answer to an offer, away from its sentence",
      "We are delighted to offer you the position.\nThe salary is 40,000 a year.\nThere are 30 days of leave.\nThe offer is open until 5 PM on Monday 21 September.",
      "2026-09-21T17:00",
    ],
    [
      "of a test, whose zone is between time and day",
      "Please complete the coding test below.\nSubmit it no later than 23:59 UK time on Friday 18 September.",
      "2026-09-18T23:59",
    ],
    [
      "of the day on which work begins, without the hour",
      "We are delighted to offer you the position.\nYou start on Monday 5 October at 9 am.",
      "2026-10-05",
    ],
    [
      "beside a word that is an English weekday",
      "Pouvez-vous passer au cabinet mercredi 16 septembre à 17h30 ? Mon associé sera là. Nous vous recevrons pour un entretien.",
      "2026-09-16T17:30",
    ],
    [
      "two days after the mail",
      "Nous souhaitons vous rencontrer pour un entretien, je vous propose après-demain à 14h.",
      "2026-09-09T14:00",
    ],
  ])("is found: %s", (_name, text, date) => {
    expect(dateOf(text)).toBe(date);
  });

  test.each([
    [
      "of an event in another paragraph",
      "We would like to invite you to an interview. Choose a time in my calendar.\nRegards\nAnn\nOur open evening is on Thursday 24 September at 18:00.",
    ],
    [
      "of an afternoon",
      "Nous souhaitons vous rencontrer pour un entretien, vendredi 11 septembre après-midi.",
    ],
  ])("is none: %s", (_name, text) => {
    expect(dateOf(text)).toBeUndefined();
  });
});
