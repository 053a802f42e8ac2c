import { expect, test } from "vitest";
import { dayIn } from "../calendar-days.ts";
import { isToBeAsked, overlapMinutes } from "../interview.ts";
import { demoInterviews } from "./demo-interviews.ts";

const zone = "Europe/Paris";

test.each([
  ["a Monday morning", "2026-11-23T08:00:00Z", "2026-11-23"],
  ["a Monday evening", "2026-11-23T20:00:00Z", "2026-11-24"],
  ["a Friday evening", "2026-11-27T20:00:00Z", "2026-11-30"],
  ["a Sunday evening", "2026-11-29T20:00:00Z", "2026-11-30"],
])(
  "on %s, interviews are on working days, two overlap, and one is to be asked about",
  (_name, at, day) => {
    const now = Date.parse(at);
    const interviews = demoInterviews(now, zone);
    const days = interviews.map(({ starts_at: start }) => dayIn(Date.parse(start), zone));
    expect(days[0]).toBe(day);
    for (const one of days) expect([0, 6]).not.toContain(new Date(one).getUTCDay());
    const asked = interviews.filter((one) =>
      isToBeAsked({ ...one, outcome: null, asked_at: null }, now),
    );
    expect(asked.map(({ company }) => company)).toEqual(["Skis Belledonne"]);
    const overlaps = interviews.flatMap((one, index) =>
      interviews.slice(index + 1).filter((other) => overlapMinutes(one, other) > 0),
    );
    expect(overlaps).toHaveLength(1);
  },
);
