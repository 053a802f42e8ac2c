import { expect, test } from "vitest";
import { checkClaim } from "../check-claim.ts";
import { readEntries } from "../entry.ts";
import { storedProfile } from "../profile.ts";

const skill = (name: string, level: string | null, category: string) => ({
  name,
  level,
  category,
  years_of_experience: null,
});

const entries = readEntries(
  storedProfile.parse({
    profile: { first_name: "Sunniva", last_name: "Okell", summary: "Night porter." },
    education: [
      {
        school: "Wharfedale College",
        degree: "BSc",
        field_of_study: "Marine Biology",
        start_date: "09/2025",
        is_current: true,
      },
      {
        school: "Wharfedale College",
        degree: "Certificate",
        field_of_study: "Bookkeeping",
        end_date: "2022",
      },
    ],
    competencies: [
      skill("Dutch A2", "beginner", "language"),
      skill("Welsh B2", "intermediate", "language"),
    ],
  }),
);
const posting = { text: "Laboratory assistant." };
const verdictOf = (sentence: string) =>
  checkClaim(sentence, { entries, posting, today: { year: 2026, month: 11 } }).verdict;

test("a language is spoken at no higher level than the one in its name", () => {
  expect(verdictOf("I speak Dutch at B2 level.")).toBe("refused");
  expect(verdictOf("I speak fluent Dutch.")).toBe("refused");
  expect(verdictOf("I speak Dutch at A2 level.")).toBe("accepted");
  expect(verdictOf("I speak Welsh at B2 level and Dutch at A2.")).toBe("accepted");
});

test("studies that go on were not completed", () => {
  expect(verdictOf("I graduated in marine biology.")).not.toBe("accepted");
  expect(verdictOf("I hold a certificate in bookkeeping.")).toBe("accepted");
});

test("a qualification is one of the profile, whatever the person can do", () => {
  expect(verdictOf("I hold a certificate in Dutch.")).not.toBe("accepted");
  expect(verdictOf("I have a degree in Dutch.")).not.toBe("accepted");
  expect(verdictOf("I hold a foundation certificate in bookkeeping.")).not.toBe("accepted");
  expect(verdictOf("A master's degree in hand, I would like to join you.")).not.toBe("accepted");
  expect(verdictOf("I studied Dutch at Wharfedale College.")).not.toBe("accepted");
});
