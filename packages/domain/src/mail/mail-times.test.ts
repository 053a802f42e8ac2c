import { describe, expect, test } from "vitest";
import { writtenDays } from "./mail-dates.ts";

const timesIn = (text: string, isFrench = false) =>
  writtenDays(text, { sent: "2026-09-07", today: "2026-09-07", isFrench }).flatMap(
    ({ day, times }) => times.map(({ clock, zone }) => [day, clock, zone]),
  );

describe("times of a day", () => {
  test.each([
    ["on wednesday at quarter past nine", "09:15"],
    ["wednesday, half eleven", "11:30"],
    ["would half twelve on wednesday do you", "12:30"],
    ["wednesday at quarter to ten", "09:45"],
    ["wednesday at nine o'clock", "09:00"],
    ["on weds at 1800, finish about 2200", "18:00"],
    ["meet us at 1430 on wednesday please", "14:30"],
    ["wednesday, meet @ 1430", "14:30"],
    ["wednesday from 2000 hours", "20:00"],
    ["5.30 wednesday evening", "17:30"],
    ["wednesday at 3 o'clock in the afternoon", "15:00"],
    // Without the half of the day.
    ["wednesday at 3 o'clock", undefined],
  ])("in English: %s", (text, clock) => {
    expect(timesIn(text)).toEqual([["2026-09-09", clock, undefined]]);
  });

  test.each([
    ["le mercredi 9 septembre, onze heures", "11:00"],
    ["mercredi 9 septembre a neuf heures et demie", "09:30"],
    ["mercredi 9 septembre a trois heures de l'apres-midi", "15:00"],
  ])("in French: %s", (text, clock) => {
    expect(timesIn(text, true)).toEqual([["2026-09-09", clock, undefined]]);
  });

  test.each([
    "wednesday 9 september, three hours of work",
    "wednesday, at 2026 people",
    "on wednesday we said that the salary is from 2000 euros",
    "on wednesday at 1450 broadway",
    "on wednesday at 1450 pacific avenue",
    "on wednesday we chose from 1200 candidates",
    "as said on wednesday, the team is here from 2015.",
    "as said on wednesday, it began at 1955.",
    "wednesday, a contract from 1500 hours a year",
    "on wednesday the pay is at 1200,50",
    "on wednesday write to jobs@1800.example",
    "half of wednesday",
  ])("are not: %s", (text) => {
    expect(timesIn(text)).toEqual([]);
  });

  test("have four digits before a zone", () => {
    expect(timesIn("wednesday at 1430 cet")).toEqual([["2026-09-09", "14:30", "Europe/Paris"]]);
  });

  test("are those of the first zone where brackets repeat them for another place", () => {
    expect(timesIn("wednesday 9 september, 3:00pm aest (6:00am in london)")).toEqual([
      ["2026-09-09", "15:00", "Australia/Sydney"],
    ]);
    expect(timesIn("mercredi 9 septembre a 13 h 30 (he)", true)).toEqual([
      ["2026-09-09", "13:30", "America/Toronto"],
    ]);
  });

  test("belong to the day before them, unless the day after has none", () => {
    expect(timesIn("tuesday 8 september at 9:00 or wednesday 9 september at 14:00")).toEqual([
      ["2026-09-08", "09:00", undefined],
      ["2026-09-09", "14:00", undefined],
    ]);
    expect(timesIn("tuesday 8 september at 9:00, wednesday 9 september at 14:00")).toEqual([
      ["2026-09-08", "09:00", undefined],
      ["2026-09-09", "14:00", undefined],
    ]);
    expect(timesIn("at 9:00 on tuesday 8 september, at 14:00 on wednesday 9 september")).toEqual([
      ["2026-09-08", "09:00", undefined],
      ["2026-09-09", "14:00", undefined],
    ]);
  });

  test("are of the day that they follow, and of no other one", () => {
    expect(timesIn("entretien du jeudi 17 a 14h avant mardi 15", true)).toEqual([
      ["2026-09-17", "14:00", undefined],
    ]);
    expect(timesIn("interview on thursday 17 september at 2pm before tuesday 15")).toEqual([
      ["2026-09-17", "14:00", undefined],
    ]);
  });

  test("are not of the last day for something that follows them", () => {
    expect(timesIn("votre entretien de 14h avant mardi 15", true)).toEqual([]);
    expect(timesIn("by 2pm on tuesday 15 september")).toEqual([["2026-09-15", "14:00", undefined]]);
  });

  test("are without the end that a sentence gives besides", () => {
    expect(timesIn("wednesday 9 september at 9:00. you will finish at about 11:30")).toEqual([
      ["2026-09-09", "09:00", undefined],
    ]);
    expect(timesIn("mercredi en 8 a 10h", true)).toEqual([["2026-09-16", "10:00", undefined]]);
  });
});
