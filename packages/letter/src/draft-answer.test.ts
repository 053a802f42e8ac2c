import { storedProfile } from "@postulo/evidence/profile";
import { countWords } from "@postulo/evidence/words";
import { describe, expect, test } from "vitest";
import { draftAnswer } from "./draft-answer.ts";
import type { DraftRequest, OwnAnswer } from "./draft-answer.ts";
import { readPosting } from "@postulo/posting/posting";

const profile = storedProfile.parse({
  profile: {
    first_name: "Ines",
    last_name: "Marchetti",
    summary: "Support engineer who likes hard tickets.",
  },
  experiences: [
    {
      company: "Harbour Systems",
      title: "Support Engineer",
      start_date: "03/2021",
      is_current: true,
      description: [
        "Resolved 40 customer complaints a week by telephone",
        "Wrote PostgreSQL queries to find the cause of slow reports",
        "Led the project that moved 300 shops to a new till",
      ].join("\n"),
    },
    {
      company: "Northgate Freight",
      title: "Dispatcher",
      start_date: "2018",
      end_date: "2021",
      description:
        "Planned the routes of 25 lorries a day\nHandled customer complaints at the desk",
    },
  ],
  other: [
    { label: "Languages at home", content: "Italian" },
    { label: "Why support", content: "I like it when a customer hangs up calmer than before." },
  ],
});

const posting = readPosting(
  [
    "Customer Support Lead",
    "Requirements",
    "- experience with PostgreSQL",
    "- you handle customer complaints",
    "We want every customer to leave happy.",
  ].join("\n"),
  { title: "Customer Support Lead", company: "Aldine" },
);

const draft = (text: string, change: Partial<DraftRequest> = {}, limits = {}) =>
  draftAnswer({
    profile,
    ownAnswers: [],
    posting,
    language: "en",
    today: { year: 2026, month: 11, day: 24 },
    question: { text, ...limits },
    ...change,
  });

const textOf = (...parts: Parameters<typeof draft>) => {
  const drafted = draft(...parts);
  return drafted.kind === "drafted" ? drafted.text : drafted.reason;
};

const why: OwnAnswer = {
  id: "a.why",
  aim: "why",
  question: "",
  text: "Aldine answers its mail by hand. I want to work where that counts.",
};

describe("a question about experience", () => {
  test("gets the lines that answer its words, under where and when they were", () => {
    const drafted = draft("Describe your experience with PostgreSQL.");
    expect(drafted).toMatchObject({
      kind: "drafted",
      text: "At Harbour Systems, as Support Engineer (since 2021):\n— Wrote PostgreSQL queries to find the cause of slow reports",
      sources: [{ kind: "job", organisation: "Harbour Systems" }],
    });
  });

  test("gets lines of several positions when each answers it", () => {
    expect(textOf("Please tell us about your experience of handling customer complaints")).toMatch(
      /Resolved 40 customer complaints[\s\S]*Handled customer complaints at the desk/,
    );
  });

  test("about a project gets one project", () => {
    expect(textOf("Describe a project you are proud of.")).toBe(
      "At Harbour Systems, as Support Engineer (since 2021):\n— Led the project that moved 300 shops to a new till",
    );
  });

  test("about a project gets none for lines that only have the word", () => {
    const [job] = profile.experiences;
    if (!job) throw new Error("The profile has no job");
    const description = "Created project templates\nContributed to several projects";
    const experiences = [{ ...job, title: "Project Manager", description }];
    expect(textOf("Describe a project you led.", { profile: { ...profile, experiences } })).toBe(
      "nothingFits",
    );
  });

  test.each([
    "Describe your experience with Kubernetes.",
    "Describe your experience in teaching chemistry to children.",
    "Tell us about a project with patients.",
    "Why do you want to work at Aldine?",
    "Is there anything else you would like us to know?",
  ])("gets nothing where nothing fits: %s", (question) => {
    const silent = { ...profile, notes: [] };
    expect(textOf(question, { profile: silent })).toBe("nothingFits");
  });

  test.each([
    "How would you handle an angry customer?",
    "Tell us about a time you failed.",
    "Have you ever been convicted? If yes, please describe.",
    "What are your salary expectations?",
    "Do you need any adjustments for the interview?",
    "Pourquoi souhaitez-vous supprimer votre compte ?",
    "City",
  ])("that a profile cannot answer is left to the person: %s", (question) => {
    expect(textOf(question)).toBe("notOpen");
  });
});

describe("the person's own words", () => {
  test("come first: the reason that a letter for this employer gave", () => {
    expect(textOf("Why do you want to work here?", { ownAnswers: [why] })).toBe(why.text);
    expect(textOf("Why Aldine?", { ownAnswers: [why] })).toBe(why.text);
    expect(textOf("Why Borealis?", { ownAnswers: [why] })).toBe("notOpen");
    expect(textOf("Pourquoi nous rejoindre ?", { ownAnswers: [why], language: "fr" })).toBe(
      "nothingFits",
    );
  });

  test("are a note that says why, when it is about the posting", () => {
    const note = "I like it when a customer hangs up calmer than before.";
    expect(textOf("Why are you interested in this role?")).toBe(note);
    const other = { posting: readPosting("Baker wanted") };
    expect(textOf("Why are you interested in this role?", other)).toBe("nothingFits");
  });

  test("answer the same question again", () => {
    const told: OwnAnswer = {
      id: "b",
      aim: "other",
      question: "Describe how you trained your colleagues in handling angry calls",
      text: "I sat beside each of them for a week.",
    };
    const again = "Please describe how you trained colleagues in handling angry calls.";
    expect(textOf(again, { ownAnswers: [told] })).toBe(told.text);
    expect(textOf(again)).toBe("notOpen");
  });

  test("and what the posting asks for, when a question wants both", () => {
    const both = textOf("Why do you want to join us, and what can you bring?", {
      ownAnswers: [why],
    });
    expect(both).toContain(why.text);
    expect(both).toContain("PostgreSQL");
    expect(textOf("Tell us about yourself.")).toBe("Support engineer who likes hard tickets.");
  });
});

describe("the limits of the field", () => {
  const complaints = "Describe your experience with customer complaints";

  test("that are too short for a line give no draft", () => {
    expect(textOf(complaints, {}, { maxCharacters: 60 })).toBe("tooShort");
  });

  test.each([120, 180, 400])("%i characters", (maxCharacters) => {
    const text = textOf(complaints, {}, { maxCharacters });
    expect(text).toMatch(/\n— /);
    expect(text.length + text.split("\n").length - 1).toBeLessThanOrEqual(maxCharacters);
  });

  test("words: whole lines only, and no heading without lines", () => {
    const text = textOf(complaints, {}, { maxWords: 20 });
    expect(countWords(text)).toBeLessThanOrEqual(20);
    expect(text).toMatch(/\n— /);
    expect(text).not.toMatch(/:$/);
  });

  test("sentences: a line of the profile counts as one", () => {
    const [whole, short] = [textOf(complaints), textOf(complaints, {}, { maxSentences: 2 })];
    expect(whole.startsWith(short)).toBe(true);
    expect(short.split(/\n+/).length).toBeLessThanOrEqual(2);
    expect(short.length).toBeLessThan(whole.length);
    expect(textOf(complaints, {}, { maxSentences: 1 })).toBe(short);
  });
});
