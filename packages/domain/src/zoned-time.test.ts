import { describe, expect, test } from "vitest";
import { instantOf, isTimeZone, wallTime } from "./zoned-time.ts";

const iso = (wall: string, zone: string) => new Date(instantOf(wall, zone)).toISOString();

describe("the hour on the clock of a zone", () => {
  test.each([
    ["2027-01-15T14:30", "Europe/Paris", "2027-01-15T13:30:00.000Z"],
    ["2027-07-15T14:30", "Europe/Paris", "2027-07-15T12:30:00.000Z"],
    ["2027-03-28T09:30", "Europe/Paris", "2027-03-28T07:30:00.000Z"],
    ["2026-10-25T09:30", "Europe/Paris", "2026-10-25T08:30:00.000Z"],
    ["2027-01-15T10:00", "Asia/Kathmandu", "2027-01-15T04:15:00.000Z"],
    ["2027-01-15T00:30", "Pacific/Kiritimati", "2027-01-14T10:30:00.000Z"],
    ["2027-01-15T23:30", "Pacific/Pago_Pago", "2027-01-16T10:30:00.000Z"],
    ["2027-01-15T10:00", "UTC", "2027-01-15T10:00:00.000Z"],
  ])("%s in %s is %s, and back", (wall, zone, at) => {
    expect(iso(wall, zone)).toBe(at);
    expect(wallTime(Date.parse(at), zone)).toBe(wall);
  });

  test("is the first of two, and moved where the clocks leave it out", () => {
    expect(iso("2026-10-25T02:30", "Europe/Paris")).toBe("2026-10-25T00:30:00.000Z");
    expect(iso("2027-03-28T02:30", "Europe/Paris")).toBe("2027-03-28T01:30:00.000Z");
    expect(iso("2027-03-14T02:30", "America/New_York")).toBe("2027-03-14T07:30:00.000Z");
  });

  test("is none for another text", () => {
    for (const wall of ["", "2027-01-15", "2027-13-45T10:00", "tomorrow at nine"])
      expect(instantOf(wall, "UTC")).toBeNaN();
  });

  test.each([
    "9999-12-31T23:59",
    "9999-01-01T00:00",
    "0000-01-01T10:00",
    "0099-05-01T10:00",
    "1969-12-31T23:59",
    "2026-02-30T10:00",
    "2026-02-29T10:00",
    "2026-11-31T10:00",
    "2026-11-30T24:00",
  ])("is none for %s", (wall) => {
    for (const zone of ["UTC", "Pacific/Kiritimati", "Pacific/Pago_Pago"])
      expect(instantOf(wall, zone)).toBeNaN();
  });

  test.each(["9998-12-31T23:59", "1970-01-01T00:00", "2028-02-29T10:00"])(
    "is one for %s",
    (wall) => {
      for (const zone of ["UTC", "Pacific/Kiritimati", "Pacific/Pago_Pago"])
        expect(wallTime(instantOf(wall, zone), zone)).toBe(wall);
    },
  );

  test("is asked only of zones that exist", () => {
    expect(["Europe/Paris", "Mars/Olympus", ""].map(isTimeZone)).toEqual([true, false, false]);
  });
});
