import { describe, expect, test } from "vitest";
import { matchWishes, provesThing, provesWish } from "./match-wishes.ts";
import type { ProfileParts, Wish } from "./profile-parts.ts";

const wish = (text: string): Wish => ({ kind: "must", text });

describe("a skill of one word", () => {
  test.each([
    ["Management", "experience of Property Management in listed buildings"],
    ["Management", "experience with Management of listed buildings"],
    ["Safety", "Knowledge of Nuclear Decommissioning Safety Cases"],
    ["Nursing", "Registered in Adult Nursing with the NMC"],
    ["Design", "Reactor Core Design and shielding"],
    ["Leadership", "Women's Leadership programmes in Kenya"],
    ["History", "degree in Art History or museum studies"],
    ["History", "a degree in History of art"],
    ["Causeway", "the schools of Causeway Coast"],
  ])("does not prove a longer name or a general term: %s, %s", (skill, text) => {
    expect(provesWish(skill, wish(text), true)).toBe(false);
  });

  test.each([
    ["Causeway", "experience with Causeway data"],
    ["Causeway", "tender prices drawn up with Causeway"],
    ["Causeway", "prices drawn up in Causeway, checked by hand"],
  ])("proves a wish that has it as a name: %s, %s", (skill, text) => {
    expect(provesWish(skill, wish(text), true)).toBe(true);
  });
});

test.each([
  ["Patient meals delivered 99% on time", "Reduce patient mortality by 5%"],
  ["Cut project paper use by 40%", "Deliver every project within 2% of budget"],
])("two percentages with one shared word prove nothing: %s, %s", (text, asked) => {
  expect(provesWish(text, wish(asked))).toBe(false);
});

const job = (lines: readonly string[], title = "Assistant"): ProfileParts => ({
  summary: [],
  entries: [
    {
      id: "job",
      kind: "experience",
      title,
      organization: "Pine Ltd",
      period: { start: undefined, end: undefined, isCurrent: false },
      lines: lines.map((text, at) => ({ id: `line ${at}`, text })),
    },
  ],
  names: [],
  notes: [],
  otherNotes: [],
});

describe("a wish with one general term", () => {
  test.each([
    ["Welcomed guests at reception", "Greet visitors at reception"],
    ["Handled invoices for 40 suppliers", "Process invoices from suppliers each week"],
    ["Audits of stock", "Carry out regular audits of stock, compliance"],
    ["Budgets de trois sites", "Assurer chaque mois les budgets de nos sites"],
  ])("is proven by a line on the same things, whatever verb it has: %s, %s", (line, asked) => {
    const [match] = matchWishes([wish(asked)], job([line]));
    expect(match?.provenBy).toEqual(["line 0"]);
    expect(match?.missing).not.toContain("reception");
  });

  test.each([
    ["Trained 11 budget holders", "own budgets for three sites"],
    ["Trained 11 budget holders", "Manage budgets"],
    [
      "Prepare the monthly invoices and chase late payments",
      "Build the screens for invoices and payments",
    ],
    ["Trained 11 budget holders", "Manage budgets for projects each month"],
    ["Accueil des visiteurs et standard", "Assurer l'accueil des clients en boutique"],
  ])(
    "is not proven by a line on other things, but does not miss the word: %s, %s",
    (line, asked) => {
      const [match] = matchWishes([wish(asked)], job([line]));
      expect(match).toMatchObject({ provenBy: [], missing: [] });
    },
  );

  test("does not miss a word that only the title of a job has", () => {
    const [match] = matchWishes(
      [wish("Audits and budgets of four regional schools in Kenya")],
      job(["Sold flowers"], "Audits assistant"),
    );
    expect(match).toMatchObject({ provenBy: [], missing: ["budgets"] });
  });
});

const today = { year: 2026, month: 11 };

/** Whether notes, skills or studies prove a wish, and what only concerns it. */
function proof(asked: string, parts: Partial<ProfileParts>) {
  const [match] = matchWishes([wish(asked)], { ...job([]), today, ...parts });
  return {
    isProven: [...(match?.provenBy ?? []), ...(match?.inNotes ?? [])].length > 0,
    related: match?.related,
  };
}

const note = (text: string) => ({ otherNotes: [{ id: "note", text }] });

test.each([
  [
    "A full UK driving licence",
    "full clean driving licence, own van, tax paid till june 2027. no nights any more",
  ],
  ["able to work alternate weekends", "alternate weekends fine, not before 7"],
  ["Enhanced DBS check", "DBS: enhanced, on the update service"],
  [
    "AFGSU niveau 2 à jour",
    "AFGSU 2 refait en mai 2025, valable jusqu'en mai 2029. formation deuil 2 jours",
  ],
  [
    "EPA Section 608 Universal certification",
    "Certs: EPA 608 Universal (no expiration). NATE expired 12/2024",
  ],
])("a note proves by the parts that still hold: %s, %s", (asked, text) => {
  expect(proof(asked, note(text)).isProven).toBe(true);
});

test.each([
  ["A full driving licence", "Driving: Provisional licence, test booked for February 2027"],
  ["AFGSU niveau 2 à jour", "secours: AFGSU 2 passée en 2019, pas refaite depuis"],
  ["Current NATE certification", "EPA 608 Universal. NATE expired 12/2024, retest in January 2027"],
  ["véhicule personnel", "permis B, pas de voiture"],
  ["A driving licence", "No driving licence. First aid: done 2026"],
  ["A driving licence", "Driving licence: full, but banned until June 2027"],
  ["First aid certificate", "First aid at work. Ran out in March"],
  ["Forklift licence", "Training needed: forklift licence"],
  ["Forklift licence", "My brother has a forklift licence"],
  ["Weekend work", "would rather avoid weekends"],
  ["Travail de nuit", "les nuits c'est fini"],
  ["CACES R489 cat 3", "CACES: R489 cat 3 valable jusqu'au 12/03/2025"],
  ["Mobile à l'étranger pour de grands déplacements", "grands déplacements oui, pas l'étranger"],
])("and not by what is lost, denied or to come: %s, %s", (asked, text) => {
  expect(proof(asked, note(text)).isProven).toBe(false);
});

const skill = (text: string, level?: string) => ({ names: [{ id: "skill", text, level }] });

test.each([
  ["Formation PRAP 2S valide souhaitée", skill("PRAP 2S (2019, pas recyclé)"), false],
  ["a confident user of Xero", skill("Xero", "beginner"), false],
  ["a confident user of Xero", skill("Xero", "advanced"), true],
  ["use of Xero", skill("Xero", "beginner"), true],
  ["advanced Excel with pivot tables", skill("Excel", "intermediate"), false],
  ["German B1", skill("German", "intermediate"), true],
  ["German B2", skill("German", "intermediate"), false],
  ["Espagnol A2", skill("Espagnol", "beginner"), true],
  ["Espagnol A2", skill("Espagnol (notions)", "beginner"), false],
  ["Espagnol B1", skill("Espagnol", "beginner"), false],
  ["Anglais B2", skill("Anglais courant", "intermediate"), true],
])("a skill proves %s as %o: %s", (asked, parts, isProven) => {
  expect(proof(asked, parts).isProven).toBe(isProven);
});

const study = (title: string, lines: readonly string[], end?: number) => ({
  entries: [
    {
      id: "study",
      kind: "education" as const,
      title,
      organization: "Harbour College",
      period: {
        start: { year: 2024, month: undefined },
        end: end === undefined ? undefined : { year: end, month: undefined },
        isCurrent: false,
      },
      lines: lines.map((text, at) => ({ id: `study/${at}`, text })),
    },
  ],
});

test("a study that is not finished is related, and proves only a wish that accepts it", () => {
  const open = study("Certificate, Dental Radiography", ["30 of 50 records done"]);
  const asked = "certificate in dental radiography";
  expect(proof(asked, open)).toEqual({ isProven: false, related: ["study"] });
  expect(proof(`${asked}, or working towards it`, open).isProven).toBe(true);
  expect(proof(asked, study("Certificate, Dental Radiography", [], 2025)).isProven).toBe(true);
});

test.each([
  ["BTS Comptabilité", "BTS comptabilité", ["Première année en alternance"], true],
  ["Bac pro commerce", "Bac pro commerce", ["Stage de 2e année chez Larmor"], true],
  ["NVQ Level 3 plumbing", "NVQ Level 3 Plumbing", ["12 units, all passed"], true],
  ["Degree in nursing", "BSc Nursing, 1st year", [], false],
  ["BTS comptabilité", "Niveau BTS comptabilité", [], false],
  ["Degree in law", "LLB Law", ["2 of 3 years"], false],
])("%s is proven by the ended study %s with %o: %s", (asked, title, ...[lines, isProven]) => {
  expect(proof(asked, study(title, lines, 2018)).isProven).toBe(isProven);
});

test("a lower level proves no higher one", () => {
  const level = (text: string) => study(`AAT Level ${text}, Certificate in Accounting`, [], 2025);
  expect(proof("AAT Level 3 in accounting", level("2")).isProven).toBe(false);
  expect(proof("AAT Level 3 in accounting", level("4")).isProven).toBe(true);
});

test.each([
  ["preparing soft or puréed meals", "did pureed meals for the day centre", true],
  ["supporting people living with dementia", "home care, about half have dementia", true],
  ["Processing staff expenses", "Staff expenses and two company cards", true],
  ["Waterproofing under tiles (SPEC)", "SPEC under showers", true],
  ["injury claims", "vehicle claims, about 70 a month", false],
  ["Certified in Team Teach or another approach", "supporting teaching and learning", false],
])("a line proves %s by what matters in it, %s: %s", (asked, line, isProven) => {
  expect(proof(asked, job([line], "Care assistant")).isProven).toBe(isProven);
});

test.each([
  ["au moins 5 ans de métier", "Boucher", "Ouvrier boucher", true],
  ["at least five years' experience as a cook", "Care home cook", "Pub cook", true],
  ["10 ans de métier", "Boucher", "Ouvrier boucher", false],
  ["at least 5 years in a salon", "Stylist", "Fishmonger", false],
  ["3 years as a care home manager", "Manager", "Care home cleaner", false],
  ["3 years as a head chef", "Head chef", "Chef", false],
  ["3 years as a teacher", "Teacher", "Teaching assistant", false],
  ["2 years in nursing", "Nurse", "Nursing home receptionist", false],
  ["3 ans en tant que directrice", "Directrice", "Assistante de direction", false],
])("years of a trade: %s, %s, %s", (...[asked, title, held, isProven]) => {
  const [entry] = job([], held).entries;
  const period = {
    start: { year: 2012, month: 3 },
    end: { year: 2020, month: 6 },
    isCurrent: false,
  };
  const parts = { ...job([]), today, entries: entry ? [{ ...entry, period }] : [] };
  const [match] = matchWishes([wish(asked)], parts, title);
  expect((match?.provenBy.length ?? 0) > 0).toBe(isProven);
});

test.each([
  ["At least 3 years of experience in procurement", "Procurement (2.5 years)", false],
  ["At least 3 years of experience in procurement", "Procurement", false],
  ["At least 3 years of experience in procurement", "Procurement (3 years)", true],
  ["3 ans d'expérience en soudure", "Soudure (2 ans)", false],
  ["3 ans d'expérience en soudure", "Soudure (4 ans)", true],
  ["Experience in procurement", "Procurement", true],
])("a skill proves years only with as many years: %s, %s: %s", (asked, text, isProven) => {
  const parts = { ...job([]), names: [{ id: "skill", text, level: undefined }] };
  const [match] = matchWishes([wish(asked)], parts);
  expect(match?.provenBy).toEqual(isProven ? ["skill"] : []);
});

test("a skill proves as many years as are stored with it", () => {
  const excel = { id: "skill", text: "Excel", years: 7 };
  const proven = (asked: string) =>
    matchWishes([wish(asked)], { ...job([]), names: [excel] })[0]?.provenBy;
  expect(proven("5 years of experience with Excel")).toEqual(["skill"]);
  expect(proven("8 years of experience with Excel")).toEqual([]);
});

test("what comes closest is shown beside a wish that nothing proves", () => {
  const closest = (asked: string, parts: Partial<ProfileParts>) =>
    matchWishes([wish(asked)], { ...job([]), today, ...parts })[0]?.closest;
  const lapsed = "AFGSU 2 passée en 2019, pas refaite depuis";
  expect(closest("AFGSU niveau 2 à jour", note(`${lapsed}. Permis B`))).toBe(`${lapsed}.`);
  expect(closest("AFGSU niveau 2 à jour", note("Permis B"))).toBeUndefined();
  expect(closest("Permis B", note("Permis B"))).toBeUndefined();
  const turns = "2 hourly turns and fluid charts";
  expect(closest("Experience of pressure area care", job(["Swept the yard", turns]))).toBe(turns);
});

test.each([
  ["SIA Door Supervisor licence, in date", "SIA: Door Supervisor badge exp 19/08/2028", true],
  [
    "Carte professionnelle CNAPS en cours de validité",
    "carte pro: CNAPS jusqu'au 14/05/2031",
    true,
  ],
  ["an in-date first aid certificate", "first aid certificate renewed 02/2026", true],
  ["an in-date first aid certificate", "first aid certificate 2021", false],
])("%s is proven by %s: %s", (asked, text, isProven) => {
  expect(proof(asked, note(text)).isProven).toBe(isProven);
});

describe("a line that joins several things", () => {
  const asked = wish("Close the day's accounts and print the reports");

  test("is proven if each is", () => {
    const [match] = matchWishes([asked], job(["Closed accounts of each day, printed the reports"]));
    expect(match?.provenBy).toEqual(["line 0"]);
  });

  test("is not proven if one is, which is related and shown as what comes closest", () => {
    const line = "Looked after inpatients overnight, and a student";
    const [match] = matchWishes(
      [wish("Look after inpatients overnight and mentor our student nurse")],
      job([line]),
    );
    expect(match).toMatchObject({ provenBy: [], inNotes: [], related: ["line 0"], closest: line });
  });

  test("is proven by a text for one thing only where that is asked", () => {
    const both = wish("A forklift licence and two years of parcel deliveries");
    expect(provesWish("Forklift licence", both, true)).toBe(false);
    expect(provesThing("Forklift licence", both, true)).toBe(true);
  });
});
