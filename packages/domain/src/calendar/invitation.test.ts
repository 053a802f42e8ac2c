import { describe, expect, test, vi } from "vitest";
import { invitationLimits } from "./invitation-limits.ts";
import { readInvitations, type Invitation } from "./invitation.ts";

const reader = { ownZone: "Europe/Paris", ownAddresses: ["Ann@mail.example"] };

const calendar = (lines: readonly string[], head: readonly string[] = []) =>
  ["BEGIN:VCALENDAR", "VERSION:2.0", ...head, ...lines, "END:VCALENDAR"].join("\r\n");
const event = (...lines: readonly string[]) => [
  "BEGIN:VEVENT",
  "UID:1@mail",
  ...lines,
  "END:VEVENT",
];

function only(text: string): Invitation {
  const result = readInvitations(text, reader);
  if (result.kind !== "read" || !result.invitations[0]) throw new Error(result.kind);
  expect(result.invitations).toHaveLength(1);
  return result.invitations[0];
}
const invited = (...lines: readonly string[]) => only(calendar(event(...lines)));

/** As Outlook writes it: its own name of the zone, with its rules. */
const romance = [
  "BEGIN:VTIMEZONE",
  "TZID:Romance Standard Time",
  "BEGIN:STANDARD",
  "DTSTART:16010101T030000",
  "TZOFFSETFROM:+0200",
  "TZOFFSETTO:+0100",
  "RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=10",
  "END:STANDARD",
  "BEGIN:DAYLIGHT",
  "DTSTART:16010101T020000",
  "TZOFFSETFROM:+0100",
  "TZOFFSETTO:+0200",
  "RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=3",
  "END:DAYLIGHT",
  "END:VTIMEZONE",
];
const eastern = [
  "BEGIN:VTIMEZONE",
  "TZID:Eastern Standard Time",
  "BEGIN:STANDARD",
  "DTSTART:16010101T020000",
  "TZOFFSETFROM:-0400",
  "TZOFFSETTO:-0500",
  "RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=11",
  "END:STANDARD",
  "BEGIN:DAYLIGHT",
  "DTSTART:16010101T020000",
  "TZOFFSETFROM:-0500",
  "TZOFFSETTO:-0400",
  "RRULE:FREQ=YEARLY;BYDAY=2SU;BYMONTH=3",
  "END:DAYLIGHT",
  "END:VTIMEZONE",
];

describe("the hour of an invitation", () => {
  test.each([
    // 30 November 2026, 14:30 in Paris is 13:30 UTC; on 1 July it is 12:30 UTC.
    ["DTSTART;TZID=Europe/Paris:20261130T143000", "2026-11-30T13:30:00.000Z", "Europe/Paris"],
    ["DTSTART;TZID=Europe/Paris:20260701T143000", "2026-07-01T12:30:00.000Z", "Europe/Paris"],
    [
      "DTSTART;TZID=America/New_York:20261130T143000",
      "2026-11-30T19:30:00.000Z",
      "America/New_York",
    ],
    ['DTSTART;TZID="Europe/London":20261130T143000', "2026-11-30T14:30:00.000Z", "Europe/London"],
    [
      "DTSTART;TZID=/mozilla.org/20050126_1/Europe/London:20261130T143000",
      "2026-11-30T14:30:00.000Z",
      "Europe/London",
    ],
    ["DTSTART:20261130T143000Z", "2026-11-30T14:30:00.000Z", "Europe/Paris"],
  ])("%s", (line, startsAt, timeZone) => {
    expect(invited(line)).toMatchObject({ startsAt, timeZone, doubt: undefined });
  });

  test.each([
    ["20261130T143000", "2026-11-30T13:30:00.000Z"],
    ["20260701T143000", "2026-07-01T12:30:00.000Z"],
    // The last Sunday of October 2026 is the 25th: at 3:00 the clock goes back to 2:00.
    ["20261025T013000", "2026-10-24T23:30:00.000Z"],
    ["20261025T040000", "2026-10-25T03:00:00.000Z"],
  ])("by the rules of Outlook's zone: %s", (local, startsAt) => {
    const line = `DTSTART;TZID=Romance Standard Time:${local}`;
    const read = only(calendar([...romance, ...event(line)]));
    expect(read).toMatchObject({ startsAt, timeZone: "Europe/Paris", doubt: undefined });
  });

  test("by the rules of a zone that is not the person's own", () => {
    // The first Sunday of November 2026 is the 1st, the second of March the 8th.
    for (const [local, startsAt] of [
      ["20261130T090000", "2026-11-30T14:00:00.000Z"],
      ["20260309T090000", "2026-03-09T13:00:00.000Z"],
      ["20260307T090000", "2026-03-07T14:00:00.000Z"],
    ]) {
      const line = `DTSTART;TZID=Eastern Standard Time:${local}`;
      const read = only(calendar([...eastern, ...event(line)]));
      expect(read.startsAt).toBe(startsAt);
      expect(read.timeZone).toMatch(/^America\//);
    }
  });

  test.each([
    // Until 2006 the summer ended on the last Sunday of October, since 2007 on the first of November.
    ["20261028T090000", "2026-10-28T13:00:00.000Z"],
    ["20261130T090000", "2026-11-30T14:00:00.000Z"],
    ["20260320T090000", "2026-03-20T13:00:00.000Z"],
    ["20061030T090000", "2006-10-30T14:00:00.000Z"],
    ["20061028T090000", "2006-10-28T13:00:00.000Z"],
    ["20070301T090000", "2007-03-01T14:00:00.000Z"],
  ])("by rules of which some have ended: %s", (local, startsAt) => {
    const until2006 = [
      "BEGIN:STANDARD",
      "DTSTART:19671029T020000",
      "TZOFFSETFROM:-0400",
      "TZOFFSETTO:-0500",
      "RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU;UNTIL=20061029T060000Z",
      "END:STANDARD",
      "BEGIN:DAYLIGHT",
      "DTSTART:19870405T020000",
      "TZOFFSETFROM:-0500",
      "TZOFFSETTO:-0400",
      "RRULE:FREQ=YEARLY;BYMONTH=4;BYDAY=1SU;UNTIL=20060402T070000Z",
      "END:DAYLIGHT",
    ];
    // First onsets that the yearly rules name: 4 November and 11 March 2007.
    const since2007 = eastern.slice(2);
    since2007[1] = "DTSTART:20071104T020000";
    since2007[7] = "DTSTART:20070311T020000";
    const zone = [...eastern.slice(0, 2), ...until2006, ...since2007];
    const line = `DTSTART;TZID=Eastern Standard Time:${local}`;
    expect(only(calendar([...zone, ...event(line)])).startsAt).toBe(startsAt);
  });

  test("by rules that have all ended, as the last one left the clock", () => {
    const ended = romance.map((line) =>
      line.startsWith("RRULE")
        ? `${line};UNTIL=${line.includes("=10") ? "20151025" : "20150329T010000Z"}`
        : line,
    );
    const line = "DTSTART;TZID=Romance Standard Time:20260701T143000";
    expect(only(calendar([...ended, ...event(line)])).startsAt).toBe("2026-07-01T13:30:00.000Z");
  });

  test("the zone of rules is looked for once in a calendar", () => {
    const listZones = vi.spyOn(Intl, "supportedValuesOf");
    const line = (name: string) => `${name};TZID=Eastern Standard Time:20261130T090000`;
    const events = Array.from({ length: 20 }, () => event(line("DTSTART"), line("DTEND")));
    const read = readInvitations(calendar([...eastern, ...events.flat()]), reader);
    expect(read).toMatchObject({ kind: "read" });
    expect(listZones).toHaveBeenCalledTimes(1);
    listZones.mockRestore();
  });

  test("a zone with more than 50 observances is as good as none", () => {
    const line = "DTSTART;TZID=Romance Standard Time:20261130T143000";
    const doubtOf = (count: number) => {
      const observances = Array.from({ length: count }, () => romance.slice(2, 8)).flat();
      const zone = [...romance.slice(0, 2), ...observances, "END:VTIMEZONE"];
      return only(calendar([...zone, ...event(line)])).doubt;
    };
    expect([doubtOf(50), doubtOf(51)]).toEqual([undefined, "floating"]);
  });

  test("without a zone is on the person's clock, and one without an hour in the morning", () => {
    expect(invited("DTSTART:20261130T143000")).toMatchObject({
      startsAt: "2026-11-30T13:30:00.000Z",
      doubt: "floating",
    });
    expect(invited("DTSTART;VALUE=DATE:20261130", "DTEND;VALUE=DATE:20261201")).toMatchObject({
      startsAt: "2026-11-30T08:00:00.000Z",
      doubt: "allDay",
      minutes: null,
    });
    expect(invited("DTSTART;TZID=Nowhere/Else:20261130T143000").doubt).toBe("floating");
  });

  test.each([
    [["DTEND;TZID=Europe/Paris:20261130T151500"], 45],
    [["DTEND:20261130T143000Z"], 60],
    [["DURATION:PT1H30M"], 90],
    [["DURATION:P0DT0H45M0S"], 45],
    [["DURATION:P3W"], null],
    [["DURATION:soon"], null],
    [[], null],
  ])("length of %s", (lines, minutes) => {
    expect(invited("DTSTART;TZID=Europe/Paris:20261130T143000", ...lines).minutes).toBe(minutes);
  });
});

const at = "DTSTART:20261130T133000Z";

describe("where and with whom", () => {
  test.each([
    [["LOCATION:12 rue Garibaldi\\, 69003 Lyon"], "12 rue Garibaldi, 69003 Lyon", "onSite"],
    [["LOCATION:https://meet.google.com/abc-defg"], "https://meet.google.com/abc-defg", "video"],
    [
      [
        "LOCATION:Microsoft Teams Meeting",
        "DESCRIPTION:Join: <https://teams.microsoft.com/l/1> now",
      ],
      "https://teams.microsoft.com/l/1",
      "video",
    ],
    [["X-GOOGLE-CONFERENCE:https://meet.google.com/xyz"], "https://meet.google.com/xyz", "video"],
    [
      ["LOCATION:Room 4\\, Lyon", "DESCRIPTION:Or https://acme.zoom.us/j/1"],
      "Room 4, Lyon",
      "video",
    ],
    [["CONFERENCE;FEATURE=PHONE:tel:+123"], null, "video"],
    [
      [
        "CONFERENCE;FEATURE=PHONE:tel:+33123456789",
        "CONFERENCE;FEATURE=VIDEO:https://acme.example/call/1",
      ],
      "https://acme.example/call/1",
      "video",
    ],
    [
      ["SUMMARY:Interview Call Centre Agent", "LOCATION:12 High Street\\, Leeds"],
      "12 High Street, Leeds",
      "onSite",
    ],
    [
      ["SUMMARY:Phone interview", "LOCATION:Rose\\, (212) 555-0134"],
      "Rose, (212) 555-0134",
      "phone",
    ],
    [["SUMMARY:Phone interview", "LOCATION:+33 6 12 34 56 78"], "+33 6 12 34 56 78", "phone"],
    [["SUMMARY:Entretien téléphonique"], null, "phone"],
    [["DESCRIPTION:See https://acme.example/jobs"], null, "video"],
    [[], null, "video"],
  ])("%s", (lines, place, kind) => {
    expect(invited(at, ...lines)).toMatchObject({ place, kind });
  });

  test("people are organizer and attendees, without the person and without rooms", () => {
    const read = invited(
      at,
      'ORGANIZER;CN="Delmas, Rose":mailto:rose@acme.example',
      "ATTENDEE;CN=Ann Bell;ROLE=REQ-PARTICIPANT:MAILTO:ann@mail.example",
      "ATTENDEE;CUTYPE=ROOM;CN=Room 4:mailto:room4@acme.example",
      "ATTENDEE:mailto:marc@acme.example",
      'ATTENDEE;CN="Delmas, Rose":mailto:rose@acme.example',
    );
    expect(read.people).toBe("Delmas, Rose, marc@acme.example");
  });

  test("texts are unfolded and unescaped", () => {
    const read = invited(
      at,
      "SUMMARY:Interview\\, Support",
      "  engineer",
      "DESCRIPTION:Bring:\\n- your CV\\; a pen\\N- C:\\\\notes",
    );
    expect(read.title).toBe("Interview, Support engineer");
    expect(read.description).toBe("Bring:\n- your CV; a pen\n- C:\\notes");
  });
});

test("a cancellation is known by its method or its status", () => {
  const lines = event(at);
  expect(only(calendar(lines)).isCancelled).toBe(false);
  expect(only(calendar(lines, ["METHOD:CANCEL"])).isCancelled).toBe(true);
  expect(only(calendar(event(at, "STATUS:CANCELLED"))).isCancelled).toBe(true);
  expect(only(calendar(lines)).uid).toBe("1@mail");
});

test("occurrences of an event are told apart by their hours, in whatever zone these are written", () => {
  const uidOf = (...lines: readonly string[]) => invited(at, ...lines).uid;
  const uids = [
    uidOf(),
    uidOf("RECURRENCE-ID:20261130T133000Z"),
    uidOf("RECURRENCE-ID:20261207T133000Z"),
  ];
  expect(new Set(uids).size).toBe(3);
  expect(uidOf("RECURRENCE-ID;TZID=Europe/Paris:20261130T143000")).toBe(uids[1]);
  const long = only(
    calendar(event(at, "RECURRENCE-ID:20261130T133000Z")).replace("1@mail", "x".repeat(2000)),
  );
  expect(long.uid).toHaveLength(1000);
  expect(long.uid).toContain("2026-11-30T13:30");
});

test("an alarm in an event, and what is around it, are not taken for it", () => {
  const alarm = ["BEGIN:VALARM", "DESCRIPTION:Alarm", "TRIGGER:-PT15M", "END:VALARM"];
  const read = only(calendar([...event(...alarm, at), "BEGIN:VTODO", "SUMMARY:No", "END:VTODO"]));
  expect(read).toMatchObject({ description: null, title: "" });
});

describe("what is no invitation", () => {
  test.each(["", "Dear Ann,", "BEGIN:VCALENDAR", calendar([]), calendar(event("SUMMARY:No hour"))])(
    "%j is not readable",
    (text) => expect(readInvitations(text, reader)).toEqual({ kind: "unreadable" }),
  );

  test.each([
    "99991231T230000",
    "00000101T100000Z",
    "20260230T100000",
    "19691231",
    "20261130T240000",
  ])("an hour that does not exist or is far away is none: %s", (hour) => {
    for (const line of [`DTSTART:${hour}`, `DTSTART;TZID=Europe/Paris:${hour}`])
      expect(readInvitations(calendar(event(line)), reader)).toEqual({ kind: "unreadable" });
    expect(invited(at, `DTEND:${hour}`).minutes).toBeNull();
  });

  test("a whole calendar of 10,000 events is refused, and a text of 5 MB, at once", () => {
    const many = calendar(Array.from({ length: 10_000 }, () => event(at)).flat());
    expect(readInvitations(many, reader)).toEqual({ kind: "tooMany", count: 10_000 });
    const padded = calendar(
      Array.from({ length: 21 }, () => ["BEGIN: VEVENT", ...event(at).slice(1)]).flat(),
    );
    expect(readInvitations(padded, reader)).toEqual({ kind: "tooMany", count: 21 });
    const large = calendar(event(at, `DESCRIPTION:${"x".repeat(5_000_000)}`));
    expect(readInvitations(large, reader)).toEqual({ kind: "tooLarge" });
    const folded = calendar([...event(at, "DESCRIPTION:" + "\r\n x".repeat(200_000))]);
    expect(folded.length).toBeLessThan(invitationLimits.characters);
    expect(only(folded).description).toHaveLength(20_000);
  });
});
