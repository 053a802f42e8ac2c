import { describe, expect, test } from "vitest";
import { pastedMail } from "./mail-sections.ts";
import { mail, read } from "../testing/sample-mails.ts";
import { receivedMail, type ReceivedMail } from "./received-mail.ts";

const stageOf = (text: string) => read(mail(text)).stage.stage;
const dateOf = (text: string, values?: Partial<ReceivedMail>) => read(mail(text, values)).date;

describe("the stage", () => {
  test.each([
    ["Thank you for applying. We have received your application.", "received"],
    ["Nous avons bien reçu votre candidature et vous en remercions.", "received"],
    ["We will not be taking your application any further. We wish you all the best.", "rejected"],
    ["Votre candidature n’a malheureusement pas été retenue. Bonne continuation !", "rejected"],
    ["The position has now been filled internally.", "rejected"],
    ["We would like to invite you to an interview.", "interview"],
    ["Nous souhaiterions vous convier à un entretien dans nos locaux.", "interview"],
    ["We are pleased to offer you the position of baker.", "offer"],
    ["Nous avons le plaisir de vous proposer le poste de boulanger en CDI.", "offer"],
    ["Could you send us two references, please?", "in_contact"],
    [
      "Thank you for telling us that you no longer wish to be considered. We have closed your application.",
      "withdrawn",
    ],
    [
      "Nous avons noté que vous ne souhaitez plus donner suite. Votre candidature est close.",
      "withdrawn",
    ],
    ["Pourriez-vous nous communiquer vos prétentions salariales ?", "in_contact"],
  ])("%s is %s", (text, stage) => {
    expect(stageOf(text)).toBe(stage);
  });

  test.each([
    "If your profile matches, we will invite you to an interview.",
    "Sans réponse de notre part sous trois semaines, votre candidature n’aura pas été retenue.",
    "The interview process includes a call and a trial day.",
    "Your application has not been rejected.",
    "We enjoyed speaking with you, and we will not be extending a job offer.",
    "Pour en savoir plus et poursuivre votre candidature, connectez-vous.",
    "Nous n’avons pas encore sélectionné les candidats pour ce poste.",
    "Applications received after Friday will not be considered.",
    "You have not selected a time slot for your application yet.",
    "Le créneau n’est plus disponible pour cette candidature.",
    "The position is a permanent one with an employment contract; see the job you are applying for.",
    "Consultez nos nouvelles offres d’emploi de boulanger.",
    "Automatic reply: I am out of the office. We would like to invite you to an interview.",
    "I am writing about my application: I would like to invite you to look at my CV.",
  ])("%s says nothing beyond doubt", (text) => {
    expect(stageOf(text)).toBe("none");
  });

  test.each([
    "Those who make it through are invited to an interview.",
    "Interviews are expected to take place on 29 September at 2 pm.",
    "If you're shortlisted, we'll invite you to a 30 minute call.",
    "Would you rather that we do not move your application forward?",
    "Your application stood out.",
    "You get this letter because you applied. Read our news.",
    "Vous recevez cette lettre parce que vous avez postulé chez nous.",
    "Could you drop your availability for this week and the next?",
  ])("%s has no force", (text) => {
    expect(stageOf(text)).toBe("none");
  });

  test("an acknowledgement that describes interviews is no invitation", () => {
    const receipt = "Thank you for applying. We have received your application.";
    expect(stageOf(`${receipt} We invite to a video interview.`)).not.toBe("interview");
    expect(
      stageOf(`${receipt} We invite you to an interview on Thursday 17 September at 2 pm.`),
    ).toBe("interview");
  });

  test("a question beside an appointment is not taken for a mere contact", () => {
    expect(
      stageOf("Friday at 10:00 or at 16:00: could you tell me your availability, please?"),
    ).not.toBe("in_contact");
  });

  test.each([
    ["A further meeting with management is scheduled for Thursday at 2 pm.", "Union news"],
    ["We remind you of your appointment on Tuesday at 9:15.", "Reminder"],
    ["We can't offer you this forever. Accept the offer now.", "Last orders"],
    ["Ada Roy, whom we interviewed for the post, named you as a referee.", "A reference"],
  ])("is none for a mail that is about no application: %s", (text, subject) => {
    const proposal = read(mail(text, { subject }));
    expect(proposal.stage.stage).toBe("none");
    expect(proposal.date).toBeNull();
    expect(proposal.application.id).toBeNull();
  });

  test("is none for a mail that its headers declare as sent to many", () => {
    const invited = mail("We would like to invite you to an interview on Friday at 2 pm.");
    expect(read(invited).stage.stage).toBe("interview");
    const parsed = {
      from: invited.from,
      subject: invited.subject,
      text: invited.text,
      headers: [{ key: "precedence", value: "bulk" }],
      attachments: [],
    };
    const proposal = read(receivedMail(parsed, String));
    expect(proposal.stage.stage).toBe("none");
    expect(proposal.application.id).toBeNull();
    expect(read(receivedMail({ ...parsed, headers: [] }, String)).stage.stage).toBe("interview");
  });

  test("a question beside a contract is not taken for a mere contact", () => {
    const contract = "Your contract of employment is waiting for you.";
    expect(stageOf(`${contract} Could you sign it by Friday?`)).not.toBe("in_contact");
  });

  test("an appointment to a post after an interview is no invitation", () => {
    const text = "Further to your interview, the panel has decided to appoint you.";
    expect(stageOf(text)).toBe("offer");
  });

  test("is none for a sender who is not an employer of the list", () => {
    const from = { name: "Ada", address: "ada@else.test" };
    const text = "We are pleased to offer you the position. Reply by 20 September.";
    const proposal = read(mail(text, { from, subject: "Your application" }));
    expect(proposal.stage.stage).toBe("none");
    expect(proposal.date).toBeNull();
  });

  test("two stages with the same weight are none", () => {
    expect(
      stageOf(
        "We are pleased to offer you the position. Unfortunately the position has been filled.",
      ),
    ).toBe("none");
  });

  test("quotes the sentence that decided", () => {
    const { stage } = read(mail("Hello Jo.\n\nThe role has been filled. Thank you for your time."));
    expect(stage.sentences).toEqual(["The role has been filled."]);
  });

  test("a receipt that tells where to find more is a receipt", () => {
    const receipt = "Thank you, we have received your application.";
    expect(stageOf(`${receipt} For more information, please visit our site.`)).toBe("received");
    expect(
      stageOf(
        `${receipt} We receive a large number of applications. Unfortunately we cannot write to all. Best of luck!`,
      ),
    ).not.toBe("rejected");
  });

  test("a past interview is no invitation", () => {
    expect(
      stageOf(
        "Thank you for the interview. We regret to tell you we have chosen another candidate.",
      ),
    ).toBe("rejected");
  });
});

describe("the date", () => {
  const invite = "We would like to invite you to an interview";

  test.each([
    [`${invite} on Thursday 17 September at 2.30 pm.`, "2026-09-17T14:30"],
    [`${invite} on September 17th, 14:30 - 15:15.`, "2026-09-17T14:30"],
    [`${invite} tomorrow at 10 am.`, "2026-09-09T10:00"],
    [
      "Your interview on Friday at 10 am has been moved to Thursday 17 September at 2:30 pm.",
      "2026-09-17T14:30",
    ],
    [
      "Nous devons décaler notre entretien de vendredi 11 à 10h à jeudi 17 septembre à 14h.",
      "2026-09-17T14:00",
    ],
    [`${invite} at 9:30 on Friday.`, "2026-09-11T09:30"],
    ["Nous vous invitons à un entretien le jeudi 17 septembre à 14h30.", "2026-09-17T14:30"],
    ["Nous vous invitons à un entretien le 17/09/2026 à 9 h.", "2026-09-17T09:00"],
    [`${invite} next Thursday (17th) at 9 am.`, "2026-09-17T09:00"],
    ["Nous vous invitons à un entretien lundi prochain, le 14, à 19 h 30.", "2026-09-14T19:30"],
    [
      "Nous vous invitons à un entretien jeudi 17 septembre à dix-huit heures quinze.",
      "2026-09-17T18:15",
    ],
    ["Nous vous invitons à un entretien jeudi de la semaine prochaine à 14h.", "2026-09-17T14:00"],
  ])("of %s", (text, iso) => {
    expect(dateOf(text)).toMatchObject({ iso, kind: "interview" });
  });

  test.each([
    `${invite} on Thursday 18 September at 2 pm.`,
    `${invite} next Thursday at 2 pm.`,
    `${invite} on 9/10 at 2 pm.`,
    `${invite} on 30 February at 2 pm.`,
    `${invite} on Thursday at 2:30.`,
    `${invite} on 17 September at 2 pm or on 18 September at 10 am.`,
    `${invite}: on Thursday 17 September at 2 pm, or on Friday morning.`,
    `${invite} on Thursday 17 September at 2 pm. Friday morning would work too.`,
    `${invite} on Thursday 17 September, any time after 2 pm.`,
    `${invite} on Thursday 17 September at 10:00. Reception knows your name, and our guard will let you in. Be there at 9:45.`,
    `${invite}:\n- Thursday 17 September at 2 pm\n- Friday 18 September, any time`,
    "Your interview on Thursday 17 September has been moved from 10:00 to 14:00.",
    "Your interview on Thursday 17 September at 2 pm is rescheduled, same day. Please come to our office in the old town as agreed, at 4:30 pm.",
    `${invite}: Thursday 17 September at 9:00 or Friday 18 September at 14:00?`,
    `${invite} soon. You applied on 1 September at 10 am.`,
    "We have to postpone the interview on 17 September at 2 pm.",
    `${invite}. The interview of 17 September at 2 pm is cancelled.`,
    `${invite}. Thank you for applying. Our office is in the old town. We open on 17 September at 2 pm.`,
    "Could you send us two references, please? You will hear from us by 20 September.",
  ])("is none where it is in doubt: %s", (text) => {
    expect(dateOf(text)).toBeNull();
  });

  test("has the zone that is written, else the sender's country is a guess", () => {
    const text = `${invite} on 17 September at 2 pm`;
    expect(dateOf(`${text} (London time).`)?.zone).toBe("Europe/London");
    expect(dateOf(`${text} (UTC+2).`)?.zone).toBe("Etc/GMT-2");
    const from = { name: "Lenoir", address: "jobs@lenoir.be" };
    expect(dateOf(`${text}.`, { from })).toMatchObject({
      zone: null,
      likelyZone: "Europe/Brussels",
    });
    expect(dateOf(`${text} (London time).`, { from })).toMatchObject({
      zone: "Europe/London",
      likelyZone: null,
    });
    expect(dateOf(`${text}.`)).toMatchObject({ zone: null, likelyZone: null });
  });

  test("is a deadline where an answer is asked for", () => {
    const text =
      "Nous avons le plaisir de vous proposer le poste. Merci de nous répondre avant le 20 septembre.";
    expect(dateOf(text)).toEqual({
      iso: "2026-09-20",
      kind: "deadline",
      zone: null,
      likelyZone: null,
      minutes: null,
    });
  });

  test("has a year in a mail without a date only by its weekday", () => {
    expect(dateOf(`${invite} on Thursday 17 September at 2 pm.`, { date: null })?.iso).toBe(
      "2026-09-17T14:00",
    );
    expect(dateOf(`${invite} on 17 September at 2 pm.`, { date: null })).toBeNull();
    expect(dateOf(`${invite} tomorrow at 2 pm.`, { date: null })).toBeNull();
  });
});

describe("the mail that counts", () => {
  test("is the inner one of a forwarded mail", () => {
    const text = [
      "For you!",
      "",
      "---------- Forwarded message ---------",
      "De : Ressources humaines <rh@sainte-odile.test>",
      "Date: mar. 1 sept. 2026 à 09:14",
      "Objet : Votre candidature",
      "À : Jo <jo@home.test>",
      "",
      "Nous avons le regret de ne pouvoir donner suite à votre candidature.",
    ].join("\n");
    const from = { name: "Jo", address: "jo@home.test" };
    const proposal = read(mail(text, { from, subject: "Fwd: Votre candidature" }));
    expect(proposal.mail.from.address).toBe("rh@sainte-odile.test");
    expect(proposal.mail.date).toBe("2026-09-01T07:14:00.000Z");
    expect(proposal.application.id).toBe("nurse");
    expect(proposal.stage.stage).toBe("rejected");
  });

  test("is without the mails that it answers", () => {
    const text =
      "Thank you, noted.\n\nOn Mon, 7 Sep 2026 at 10:00, Jo wrote:\n> I was told that the role has been filled.";
    expect(read(mail(text)).stage.stage).toBe("none");
  });

  test("is read from pasted headers in both languages", () => {
    const pasted =
      "De : Lenoir <jobs@lenoir.test>\nObjet : Votre candidature\nDate : 8 septembre 2026 à 10:00\n\nBonjour,\nLe poste est pourvu.";
    const read1 = pastedMail(pasted, "Europe/Paris");
    expect(read1).toMatchObject({
      from: { name: "Lenoir", address: "jobs@lenoir.test" },
      subject: "Votre candidature",
      date: "2026-09-08T08:00:00.000Z",
      text: "Bonjour,\nLe poste est pourvu.",
    });
    expect(pastedMail("Hello\nthere", "UTC").text).toBe("Hello\nthere");
  });

  test("has its formatted text where the plain one says nothing, and its calendar", () => {
    const parsed = {
      text: "See the HTML version.",
      html: "<p>We have received your application, thank you very much.</p>",
      attachments: [{ mimeType: "text/calendar", filename: null, content: "BEGIN:VCALENDAR" }],
    };
    const htmlText = () => "We have received your application, thank you.";
    expect(receivedMail(parsed, htmlText)).toMatchObject({
      text: "We have received your application, thank you.",
      calendars: ["BEGIN:VCALENDAR"],
    });
  });
});
