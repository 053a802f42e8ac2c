import { isCallLink, linksIn } from "./call-links.ts";
import { interviewLimits, type InterviewKind } from "../interview.ts";
import { instantOf, isTimeZone } from "../zoned-time.ts";
import {
  propertyOf,
  readComponents,
  textOf,
  type Component,
  type Property,
} from "./content-lines.ts";
import { invitationLimits } from "./invitation-limits.ts";
import { offsetAt, readLocal, readZoneRules, type ZoneRules } from "./zone-rules.ts";

/** An event of a calendar file, as an interview. */
export interface Invitation {
  readonly uid: string | null;
  readonly title: string;
  readonly isCancelled: boolean;
  readonly kind: InterviewKind;
  /** ISO time. */
  readonly startsAt: string;
  /** IANA name. */
  readonly timeZone: string;
  /** `allDay`: the event has no hour, and begins at 9; `floating`: it has no time zone, and is read in the person's own. */
  readonly doubt: "allDay" | "floating" | undefined;
  readonly minutes: number | null;
  readonly place: string | null;
  readonly people: string | null;
  readonly description: string | null;
}

export type InvitationResult =
  | { readonly kind: "read"; readonly invitations: readonly Invitation[] }
  | { readonly kind: "tooLarge" }
  | { readonly kind: "tooMany"; readonly count: number }
  | { readonly kind: "unreadable" };

interface Reader {
  /** IANA name of the zone of the person's device. */
  readonly ownZone: string;
  /** E-mail addresses of the person, who is not listed among the people. */
  readonly ownAddresses: readonly string[];
}

interface Calendar extends Reader {
  readonly isCancelled: boolean;
  /** By their names. */
  readonly zones: ReadonlyMap<string, ZoneRules>;
  /** IANA names of zones with these rules, by the names of the zones; filled as they are found. */
  readonly alike: Map<string, string>;
}

interface Start {
  readonly at: number;
  readonly timeZone: string;
  readonly doubt: Invitation["doubt"];
}

const minuteMs = 60_000;
const morning = 9 * 60 * minuteMs;
const halfYearMs = 182 * 24 * 60 * minuteMs;

const wallOf = (local: number) =>
  Number.isNaN(local) ? "" : new Date(local).toISOString().slice(0, 16);

/** The IANA name within a name such as "/mozilla.org/20050126_1/Europe/Paris"; undefined without one. */
function ianaName(name: string): string | undefined {
  const parts = name.split("/").filter(Boolean);
  return [1, 2, 3]
    .map((count) => parts.slice(-count).join("/"))
    .toReversed()
    .find((candidate) => candidate.includes("/") && isTimeZone(candidate));
}

/** A zone whose clock agrees with the rules at an instant and half a year later; the person's own, if it does. */
function zoneLike(rules: ZoneRules, local: number, { ownZone }: Reader): string {
  const expected = [local, local + halfYearMs].map((at) => {
    const offset = offsetAt(rules, at) ?? Number.NaN;
    return { wall: wallOf(at), instant: at - offset * minuteMs };
  });
  const agrees = (zone: string) =>
    expected.every(({ wall, instant }) => instantOf(wall, zone) === instant);
  const found = [ownZone, ...Intl.supportedValuesOf("timeZone")].find(agrees);
  return found ?? ownZone;
}

const isKnownZone = (name: string) => name !== "" && isTimeZone(name);

/** A time on the clock of a zone, by its name or its rules; on the person's own clock without either. */
function readZoned(local: number, name: string, calendar: Calendar): Start {
  const { ownZone, zones, alike } = calendar;
  const iana = isKnownZone(name) ? name : ianaName(name);
  if (iana !== undefined)
    return { at: instantOf(wallOf(local), iana), timeZone: iana, doubt: undefined };
  const rules = zones.get(name);
  const offset = rules && offsetAt(rules, local);
  if (rules && offset !== undefined) {
    const timeZone = alike.get(name) ?? zoneLike(rules, local, calendar);
    alike.set(name, timeZone);
    return { at: local - offset * minuteMs, timeZone, doubt: undefined };
  }
  return { at: instantOf(wallOf(local), ownZone), timeZone: ownZone, doubt: "floating" };
}

/** The instant of `DTSTART` or `DTEND`; undefined for a text that is no time, and outside of the years 1970 to 9998. */
function readTime(property: Property | undefined, calendar: Calendar): Start | undefined {
  const value = property?.value ?? "";
  const local = readLocal(value);
  if (!property || Number.isNaN(instantOf(wallOf(local), "UTC"))) return undefined;
  const { ownZone } = calendar;
  if (!value.includes("T")) {
    const at = instantOf(wallOf(local + morning), ownZone);
    return { at, timeZone: ownZone, doubt: "allDay" };
  }
  if (value.endsWith("Z")) return { at: local, timeZone: ownZone, doubt: undefined };
  return readZoned(local, property.parameters.get("TZID") ?? "", calendar);
}

/** Minutes of `P1DT2H30M`; undefined for another text. */
function readDuration(text: string): number | undefined {
  const [matched, weeks = 0, days = 0, hours = 0, minutes = 0] =
    /^\+?P(?:(\d{1,3})W)?(?:(\d{1,3})D)?(?:T(?:(\d{1,4})H)?(?:(\d{1,4})M)?(?:\d{1,4}S)?)?$/.exec(
      text,
    ) ?? [];
  if (matched === undefined) return undefined;
  return ((Number(weeks) * 7 + Number(days)) * 24 + Number(hours)) * 60 + Number(minutes);
}

function minutesOf(event: Component, start: Start, calendar: Calendar): number | null {
  const end = readTime(propertyOf(event, "DTEND"), calendar);
  const minutes = end
    ? Math.round((end.at - start.at) / minuteMs)
    : readDuration(propertyOf(event, "DURATION")?.value ?? "");
  const { minMinutes, maxMinutes } = interviewLimits;
  const isLength = minutes !== undefined && minutes >= minMinutes && minutes <= maxMinutes;
  return isLength && start.doubt !== "allDay" ? minutes : null;
}

/** Names of programs, which are no place. */
const programs = ["teams", "zoom", "meet", "webex", "skype", "visio", "online", "en ligne"];
const phoneWords = ["phone", "telephone", "téléphone", "téléphonique", "call", "appel"];
const hasWord = (text: string, words: readonly string[]) =>
  words.some((word) =>
    ` ${text.toLowerCase().replaceAll(/[^\p{L}]+/gu, " ")} `.includes(` ${word} `),
  );
/** A place with a number has a street or a room. */
const isProgram = (place: string) => !/\d/.test(place) && hasWord(place, programs);

const callProperties = ["X-GOOGLE-CONFERENCE", "X-MICROSOFT-SKYPETEAMSMEETINGURL", "CONFERENCE"];

/** The link to the call: from a property for such links, else from the location, else from the description. */
function callLinkOf(event: Component, place: string): string | undefined {
  const own = callProperties
    .flatMap((called) => event.properties.filter(({ name }) => name === called))
    .map(({ value }) => value)
    .find((value) => /^https?:\/\//i.test(value));
  const described = textOf(propertyOf(event, "DESCRIPTION"));
  return own ?? linksIn(place)[0] ?? linksIn(described).find(isCallLink);
}

const phoneNumber = /\d(?:[\s().-]{0,2}\d){7,}/;
/** A street or a room has a number. */
const hasNumber = (place: string) => /\d/.test(place) && !phoneNumber.test(place);

/** Phone words in the title of an interview at an address are of the job, such as "Call centre agent". */
const saysPhone = (title: string, location: string): boolean =>
  hasWord(location, phoneWords) || (!hasNumber(location) && hasWord(title, phoneWords));

function whereOf(event: Component): Pick<Invitation, "place" | "kind"> {
  const location = textOf(propertyOf(event, "LOCATION")).replaceAll(/\s+/g, " ");
  const call = callLinkOf(event, location);
  const isAddress = location !== "" && linksIn(location).length === 0 && !isProgram(location);
  const isPhone = saysPhone(textOf(propertyOf(event, "SUMMARY")), location);
  const place = (isAddress ? location : (call ?? location)).slice(0, interviewLimits.place);
  if (isPhone && call === undefined) return { place: place || null, kind: "phone" };
  const kind = isAddress && call === undefined ? "onSite" : "video";
  return { place: place || null, kind };
}

/** Organizer and attendees by their names, else by their addresses. */
function peopleOf({ properties }: Component, { ownAddresses }: Reader): string | null {
  const own = ownAddresses.map((address) => address.toLowerCase());
  const names = properties
    .filter(({ name }) => name === "ORGANIZER" || name === "ATTENDEE")
    .filter(({ parameters }) => !["ROOM", "RESOURCE"].includes(parameters.get("CUTYPE") ?? ""))
    .flatMap(({ parameters, value }) => {
      const address = value.replace(/^mailto:/i, "");
      const isOwn = own.includes(address.toLowerCase());
      const shown = parameters.get("CN") || address;
      return isOwn || shown === "" ? [] : [shown];
    });
  const people = [...new Set(names)].join(", ");
  return people === "" ? null : people.slice(0, interviewLimits.people);
}

/** What versions of an event have in common: its identifier, with the hour of the occurrence if it is one of several. */
function uidOf(event: Component, calendar: Calendar): string | null {
  const uid = propertyOf(event, "UID")?.value ?? "";
  const recurrence = propertyOf(event, "RECURRENCE-ID");
  const at = readTime(recurrence, calendar)?.at;
  const occurrence = at === undefined ? recurrence?.value : new Date(at).toISOString();
  const suffix = occurrence ? ` ${occurrence}`.slice(0, 100) : "";
  const longest = interviewLimits.calendar_uid - suffix.length;
  return uid === "" ? null : `${uid.slice(0, longest)}${suffix}`;
}

function readEvent(event: Component, calendar: Calendar): Invitation[] {
  const start = readTime(propertyOf(event, "DTSTART"), calendar);
  if (!start) return [];
  const description = textOf(propertyOf(event, "DESCRIPTION"));
  const status = propertyOf(event, "STATUS")?.value.toUpperCase();
  return [
    {
      uid: uidOf(event, calendar),
      title: textOf(propertyOf(event, "SUMMARY")).slice(0, 200),
      isCancelled: calendar.isCancelled || status === "CANCELLED",
      startsAt: new Date(start.at).toISOString(),
      timeZone: start.timeZone,
      doubt: start.doubt,
      minutes: minutesOf(event, start, calendar),
      people: peopleOf(event, calendar),
      description: description.slice(0, interviewLimits.preparation) || null,
      ...whereOf(event),
    },
  ];
}

/** Reads the invitations in a calendar file (RFC 5545), without recurrences. */
export function readInvitations(text: string, reader: Reader): InvitationResult {
  if (text.length > invitationLimits.characters) return { kind: "tooLarge" };
  const count = text.split(/^BEGIN:VEVENT/im).length - 1;
  if (count > invitationLimits.events) return { kind: "tooMany", count };
  const [calendar] = readComponents(text).filter(({ name }) => name === "VCALENDAR");
  if (!calendar) return { kind: "unreadable" };
  const { components } = calendar;
  const context: Calendar = {
    ...reader,
    isCancelled: propertyOf(calendar, "METHOD")?.value.toUpperCase() === "CANCEL",
    zones: new Map(
      components
        .filter(({ name }) => name === "VTIMEZONE")
        .map((zone) => [propertyOf(zone, "TZID")?.value ?? "", readZoneRules(zone)]),
    ),
    alike: new Map(),
  };
  const events = components.filter(({ name }) => name === "VEVENT");
  if (events.length > invitationLimits.events) return { kind: "tooMany", count: events.length };
  const invitations = events.flatMap((event) => readEvent(event, context));
  return invitations.length > 0 ? { kind: "read", invitations } : { kind: "unreadable" };
}
