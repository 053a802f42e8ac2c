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

  test("is none if it is far ahead and the other order is near", () => {
    expect(dateOf(`${invite.replace("03/12/2026", "11/01/2027")}.`)).toBe("2027-01-11T14:00");
    const sent = { date: "2027-01-04T08:00:00.000Z" };
    expect(dateOf(`${invite.replace("03/12/2026", "01/10/2027")}.`, sent)).toBeUndefined();
  });
});
