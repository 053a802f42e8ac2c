import { describe, expect, test } from "vitest";
import { application, mail, read } from "../testing/sample-mails.ts";
import { readMail } from "./read-mail.ts";

describe("the application", () => {
  test("is found by the employer's domain", () => {
    expect(read(mail("We have received your application.")).application.id).toBe("baker");
  });

  test("is found by the name of a shared platform's sender", () => {
    const from = { name: "Lenoir Careers", address: "no-reply@greenhouse.io" };
    expect(read(mail("Your application is with us.", { from })).application.id).toBe("baker");
  });

  test("is found by a domain with one word of the employer's name beside the job's title", () => {
    const applications = [
      application("mason", { job_title: "Mason", company_name: "Ardoise Bâtir" }),
    ];
    const found = (subject: string, address: string) =>
      readMail(mail("Thank you for applying.", { subject, from: { name: "Rose", address } }), {
        applications,
        zone: "Europe/Paris",
        today: "2026-09-08",
      }).application.id;
    expect(found("Mason", "rose@ardoise.test")).toBe("mason");
    expect(found("Your application", "rose@ardoise.test")).toBeNull();
    expect(found("Mason", "rose@ardoise-group.test")).toBeNull();
  });

  test("is found by a domain with & in words", () => {
    const applications = [application("cook", { job_title: "Cook", company_name: "Salt & Rye" })];
    const from = { name: "Rose", address: "rose@saltandrye.test" };
    const reader = { applications, zone: "Europe/Paris", today: "2026-09-08" };
    expect(
      readMail(mail("Your application is here.", { from, subject: "" }), reader).application.id,
    ).toBe("cook");
  });

  test("is the one whose title is longer, where the mail has that title alone", () => {
    const applications = [
      application("analyst", { job_title: "Analyst" }),
      application("senior", { job_title: "Senior analyst" }),
    ];
    const found = (subject: string) =>
      readMail(mail("We have received your application.", { subject }), {
        applications,
        zone: "Europe/Paris",
        today: "2026-09-08",
      }).application.id;
    expect(found("Senior analyst")).toBe("senior");
    expect(found("Analyst")).toBe("analyst");
    expect(found("Analyst and Senior analyst")).toBeNull();
  });

  test("is not guessed between two of the same employer", () => {
    const from = { name: "Tramline", address: "jobs@tramline.test" };
    const subject = "Your application";
    const { application: found } = read(mail("We have received it.", { from, subject }));
    expect(found.id).toBeNull();
    expect(found.candidates.map(({ id }) => id)).toEqual(["driver", "planner"]);
  });

  test("is found by its reference", () => {
    const from = { name: "Tramline", address: "jobs@tramline.test" };
    const subject = "Your application TR-4417";
    expect(read(mail("We have received it.", { from, subject })).application.id).toBe("driver");
  });

  test("is found by the whole link to its posting, not by the beginning of another one", () => {
    const from = { name: "", address: "someone@home.test" };
    const found = (link: string) =>
      read(mail(`Your application: ${link}`, { from, subject: "" })).application.candidates.some(
        ({ id, reasons }) => id === "baker" && reasons.includes("link"),
      );
    expect(found("https://www.lenoir.test/jobs/7")).toBe(true);
    expect(found("(http://lenoir.test/jobs/7/apply)")).toBe(true);
    expect(found("https://lenoir.test/jobs/71 or https://lenoir.test/jobs/7.")).toBe(true);
    expect(found("https://lenoir.test/jobs/71")).toBe(false);
    expect(found("https://lenoir.test/jobs/7-cook")).toBe(false);
    expect(found("https://not-lenoir.test/jobs/7")).toBe(false);
  });

  test("is none for another company whose name begins alike, and for a newsletter", () => {
    const shop = { name: "Lenoir Shop", address: "news@lenoir-shop.test" };
    expect(
      read(mail("20 % off. Thank you for your order.", { from: shop, subject: "News" })).application
        .id,
    ).toBeNull();
    expect(read(mail("Job alert: Baker at Lenoir. Apply now.")).application.id).toBeNull();
  });

  test("is none where the mail names another job of the employer", () => {
    const subject = "Your application for Delivery Driver";
    expect(read(mail("We have received it.", { subject })).application.id).toBeNull();
    const other = "We would like to consider you for another position.";
    expect(read(mail(other, { subject: "Your application at Lenoir" })).application.id).toBeNull();
  });

  test("is none where an employer or agency may write for another one", () => {
    const reader = {
      applications: [
        application("agency", { company_name: "Corvin Staff", job_title: "Adviser" }),
        application("mill", { company_name: "Halden Mill", job_title: "Miller" }),
      ],
      zone: "Europe/Paris",
      today: "2026-09-08",
    };
    const from = { name: "Corvin Staff", address: "rose@corvinstaff.test" };
    const found = (subject: string, text: string) =>
      readMail(mail(text, { from, subject }), reader).application.id;
    const received = "Corvin Staff has received your application";
    expect(found("Halden Mill", `${received}.`)).toBeNull();
    expect(found("Your application", `${received} as a miller at Halden Mill.`)).toBeNull();
    expect(found("Your application as adviser", `${received}. We work with Halden Mill.`)).toBe(
      "agency",
    );
  });

  test("is none for an invitation to join a community of talents", () => {
    const invite = "Join our talent community for first news of positions. No obligation.";
    expect(read(mail(invite, { subject: "Stay in touch" })).application.id).toBeNull();
    const french = "Notre communauté de talents reçoit nos offres de poste en avant-première.";
    expect(read(mail(french, { subject: "Restons en contact" })).application.id).toBeNull();
    const plain = "Rose will tell you more of the position.";
    expect(read(mail(plain, { subject: "Stay in touch" })).application.id).toBe("baker");
  });

  test("is none for an advert and for what the applicant wrote", () => {
    const advert = "Lenoir is looking for a Baker. Closing date: 20 September.";
    expect(read(mail(advert, { subject: "" })).application.id).toBeNull();
    const letter = "Lenoir is where I send my application as a baker.";
    expect(read(mail(letter, { subject: "" })).application.id).toBeNull();
  });

  test("is none for a company of a group that hires for all of them", () => {
    const job_url = "https://arden.jobs.test/fr/1";
    const group = [
      application("rail", { company_name: "Arden Rail", job_title: "Fitter", job_url }),
      application("road", { company_name: "Arden Road", job_title: "Driver", job_url }),
    ];
    const from = { name: "Arden Rail", address: "arden@myworkday.com" };
    const received = mail("We have received your application.", {
      from,
      subject: "Your application at Arden Rail",
    });
    const reader = { applications: group, zone: "Europe/Paris", today: "2026-09-08" };
    expect(readMail(received, reader).application.id).toBeNull();
    const named = { ...received, text: "We have received your application as a fitter." };
    expect(readMail(named, reader).application.id).toBe("rail");
  });

  test("is none for a company whose longer name is not in the list", () => {
    const from = { name: "", address: "someone@else.test" };
    const subject = "Your application";
    const about = (company: string) =>
      read(mail(`Thank you for your application as a baker at ${company}.`, { from, subject }))
        .application.id;
    expect(about("Lenoir")).toBe("baker");
    expect(about("Lenoir Careers")).toBe("baker");
    expect(about("Lenoir SAS")).toBe("baker");
    expect(about("Lenoir Cargo")).toBeNull();
  });

  test("is found where the subject names whom one will talk with, and a phrase that names no job", () => {
    const about = (subject: string, text: string) =>
      read(mail(text, { from: { name: "", address: "rh@lenoir.test" }, subject })).application.id;
    const thanks = "Thank you for your application as a baker at Lenoir.";
    expect(about("Entretien avec notre directeur", thanks)).toBe("baker");
    expect(about("Dans le cadre de votre candidature", thanks)).toBe("baker");
    expect(about("Interview", `${thanks} We value the opportunity of meeting you.`)).toBe("baker");
  });

  test("is none where the subject names a job with the same noun", () => {
    const subject = "Process Engineer, Lyon: next stage";
    const list = [application("quality", { job_title: "Quality Engineer" })];
    const reader = { applications: list, zone: "Europe/Paris", today: "2026-09-08" };
    const received = mail("Thank you for your application.", { subject });
    expect(readMail(received, reader).application.id).toBeNull();
    const own = { ...received, subject: "Quality Engineer, Lyon: next stage" };
    expect(readMail(own, reader).application.id).toBe("quality");
    const other = { ...received, subject: "Customer education manager" };
    expect(readMail(other, reader).application.id).toBeNull();
  });

  test("is found where the subject has the noun of the title alone, and none where another word stands beside it", () => {
    const list = [
      application("b", { job_title: "Boulanger polyvalent", company_name: "Boulanger Lyon" }),
    ];
    const reader = { applications: list, zone: "Europe/Paris", today: "2026-09-08" };
    const about = (subject: string) => {
      const from = { name: "Boulanger Lyon", address: "rh@boulanger-lyon.test" };
      const text = "Bonjour, nous avons bien reçu votre candidature. Boulanger Lyon";
      return readMail(mail(text, { from, subject }), reader).application.id;
    };
    expect(about("Candidature de boulanger")).toBe("b");
    expect(about("Boulanger : votre candidature")).toBe("b");
    expect(about("Votre candidature pour le poste de boulanger")).toBe("b");
    expect(about("Votre candidature chez Boulanger")).toBe("b");
    expect(about("Candidature de boulanger pâtissier")).toBeNull();
    expect(about("Candidature de boulanger tourier")).toBeNull();
    expect(about("Candidature de vendeur chez Boulanger")).toBeNull();
  });

  test("is found where the subject names an employer whose name is a job", () => {
    const list = [application("v", { job_title: "Vendeur", company_name: "Boulanger Lyon" })];
    const received = mail("Nous avons bien reçu votre candidature.", {
      from: { name: "Boulanger Lyon", address: "rh@boulanger-lyon.test" },
      subject: "Votre candidature chez Boulanger",
    });
    const reader = { applications: list, zone: "Europe/Paris", today: "2026-09-08" };
    expect(readMail(received, reader).application.id).toBe("v");
  });

  test("is none for a mailbox that recruits for several jobs of an employer", () => {
    const contact_email = "talent@ttg.test";
    const list = [
      application("driver", { job_title: "Bus driver", company_name: "Tramline", contact_email }),
      application("planner", { job_title: "Route planner", company_name: "Tramline" }),
    ];
    const reader = { applications: list, zone: "Europe/Paris", today: "2026-09-08" };
    const from = { name: "Tramline", address: contact_email };
    const received = mail("We have received your application.", { from, subject: "Received" });
    expect(readMail(received, reader).application.id).toBeNull();
  });

  test("is none for a job at a company that is not in the list", () => {
    const from = { name: "Ada", address: "ada@else.test" };
    expect(read(mail("About your application as a baker.", { from })).application.id).toBeNull();
  });

  test("is found by the thread that a mail answers, and by who passes a mail on", () => {
    const from = { name: "Rose", address: "rose@else.test" };
    const answer = "Noted, thanks.\n\nOn Mon, 7 Sep 2026 at 10:00, Jo wrote:\n> ";
    const about = (text: string) => read(mail(text, { from, subject: "Re: hello" })).application.id;
    expect(about(`${answer}This is about my application TR-4417.`)).toBe("driver");
    expect(about(`${answer}This is about my application.`)).toBeNull();
    const passedOn =
      "See below.\n\n---------- Forwarded message ---------\nFrom: Max <max@else.test>\nDate: 1 Sep 2026 at 09:14\nSubject: The interview\n\nPlease tell Jo that it is on Friday.";
    const agent = { name: "Ida", address: "rh@sainte-odile.test" };
    expect(
      read(mail(passedOn, { from: agent, subject: "Fwd: The interview" })).application.id,
    ).toBe("nurse");
  });

  test("is found by a domain that is made of the words of the employer's name", () => {
    const list = [
      application("a", { job_title: "Cook", company_name: "Clinique des Ormeaux" }),
      application("b", { job_title: "Clerk", company_name: "Ville de Pont-Sauvage" }),
    ];
    const reader = { applications: list, zone: "Europe/Paris", today: "2026-09-08" };
    const about = (address: string) =>
      readMail(
        mail("Your interview is on Friday.", { from: { name: "", address }, subject: "" }),
        reader,
      ).application.id;
    expect(about("rh@clinique-ormeaux.test")).toBe("a");
    expect(about("drh@pontsauvage.test")).toBe("b");
    expect(about("rh@clinique-ormes.test")).toBeNull();
    expect(about("rh@ormeaux.test")).toBeNull();
  });

  test("is found where a person writes from the employer's domain about recruitment, not where customers are written to", () => {
    const about = (text: string, address = "ida@lenoir.test") =>
      read(mail(text, { from: { name: "Ida", address }, subject: "Hello" })).application.id;
    expect(about("We meet two more people for the role.")).toBe("baker");
    expect(about("We meet two more people.")).toBeNull();
    expect(about("Your invoice for the role play.")).toBeNull();
    expect(about("We meet two more people for the role.", "no-reply@lenoir.test")).toBeNull();
  });

  test("is the one of an employer whose title alone has a word of the mail beside a word for a job", () => {
    const about = (text: string, subject = "News") =>
      read(mail(text, { from: { name: "Ida", address: "ida@tramline.test" }, subject })).application
        .id;
    expect(about("We see two more people for the planner role.")).toBe("planner");
    expect(about("We see two more people for the role.", "Planner")).toBe("planner");
    expect(
      about("We see two more people for the role. Our planner is away this week, sorry."),
    ).toBeNull();
  });

  test("is not another one that the mail also names", () => {
    const from = { name: "Tramline", address: "jobs@tramline.test" };
    const text =
      "Your application as a bus driver is with us. Your other application, Route planner, is not affected.";
    expect(read(mail(text, { from, subject: "" })).application.id).toBe("driver");
  });

  test("is none where money is asked for in the employer's name", () => {
    const from = { name: "Lenoir", address: "lenoir@free-mail.test" };
    const accepted = "Your application as a baker at Lenoir is accepted.";
    expect(read(mail(accepted, { from })).application.id).toBe("baker");
    expect(
      read(mail(`${accepted} Pay the training fee by gift card.`, { from })).application.id,
    ).toBeNull();
  });
});
