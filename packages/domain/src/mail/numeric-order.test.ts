import { describe, expect, test } from "vitest";
import { applications, mail, read } from "../testing/sample-mails.ts";
import type { ReceivedMail } from "./received-mail.ts";
import { readMail } from "./read-mail.ts";

const invite = "We would like to invite you to an interview on 03/12/2026 at 2pm";
const dateOf = (text: string, values?: Partial<ReceivedMail>) => read(mail(text, values)).date?.iso;

describe("a date in digits", () => {
  test("has its day first", () => {
    expect(dateOf(`${invite}.`)).toBe("2026-12-03T14:00");
    expect(dateOf("Nous vous invitons à un entretien le 03/12/2026 à 14h.")).toBe(
      "2026-12-03T14:00",
    );
  });

  test.each([
    "at 14 Mill Lane, Dayton, OH 45402.",
    "PST.",
    "and our number is (555) 555-0143.",
    "and our number is 555-555-0143.",
  ])("has its month first in an American mail: %s", (rest) => {
    // 12 March is past.
    expect(dateOf(`${invite} ${rest}`)).toBeUndefined();
    expect(dateOf(`${invite.replace("03/12", "10/12")} ${rest}`)).toBe("2026-10-12T14:00");
  });

  test("has its month first where the reader lives in the United States, unless the sender is elsewhere", () => {
    const readThere = (address: string) =>
      readMail(
        mail(`${invite.replace("03/12", "10/12")}.`, { from: { name: "Lenoir", address } }),
        { applications, zone: "America/Chicago", today: "2026-09-08" },
      ).date?.iso;
    expect(readThere("jobs@lenoir.test")).toBe("2026-10-12T14:00");
    expect(readThere("jobs@lenoir.uk")).toBe("2026-12-10T14:00");
  });

  test("is none with signs of both countries", () => {
    const from = { name: "Lenoir", address: "jobs@lenoir.uk" };
    expect(dateOf(`${invite} PST.`, { from })).toBeUndefined();
  });

  test.each([
    "Dial in: +44 20 7946 0958, meeting ID 123-456-7890.",
    "The number of our office is +33 1 99 00 12 34.",
    "Call +44 20 7946 0958. Passcode: 123-456-7890.",
  ])("has its day first beside the telephone number of another country: %s", (rest) => {
    expect(dateOf(`${invite.replace("03/12", "10/09")}. ${rest}`)).toBe("2026-09-10T14:00");
  });

  test("is none with telephone numbers of both countries", () => {
    const numbers = "Call +44 20 7946 0958 or (555) 555-0143.";
    expect(dateOf(`${invite.replace("03/12", "10/09")}. ${numbers}`)).toBeUndefined();
  });

  test("is none without a sign if the other order is near", () => {
    const text = `${invite.replace("03/12", "9/11")}.`;
    expect(dateOf(text)).toBeUndefined();
    expect(dateOf(`${text} Meeting ID 123-456-7890.`)).toBeUndefined();
    expect(dateOf(`${text} Call (555) 555-0143.`)).toBe("2026-09-11T14:00");
    expect(dateOf(`${text} Call +1 555-555-0143. We are +50 people.`)).toBe("2026-09-11T14:00");
    expect(dateOf(text, { from: { name: "Lenoir", address: "jobs@lenoir.uk" } })).toBe(
      "2026-11-09T14:00",
    );
    const american = { applications, zone: "America/Chicago", today: "2026-09-08" };
    expect(readMail(mail(text.replace("9/11", "11/9")), american).date).toBeNull();
  });

  test("is none if it is far ahead and the other order is near", () => {
    expect(dateOf(`${invite.replace("03/12/2026", "11/01/2027")}.`)).toBe("2027-01-11T14:00");
    const sent = { date: "2027-01-04T08:00:00.000Z" };
    expect(dateOf(`${invite.replace("03/12/2026", "01/10/2027")}.`, sent)).toBeUndefined();
  });
});
