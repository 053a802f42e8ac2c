import { describe, expect, test } from "vitest";
import { checkClaim } from "../check-claim.ts";
import { readEntries } from "../entry.ts";
import { storedProfile } from "../profile.ts";

const skill = (name: string, level: string | null = null, category = "technical") => ({
  name,
  level,
  category,
});

const entries = readEntries(
  storedProfile.parse({
    profile: { first_name: "Mo", last_name: "Hale", city: "Leeds", summary: "" },
    experiences: [
      {
        company: "Copper Kettle",
        title: "Assistant Café Manager",
        start_date: "03/2022",
        is_current: true,
        description: [
          "Open up three mornings a week",
          "Weekly order of milk; owner does the payroll",
          "Till system: head office chose it, area trainer set it up, I showed it to two colleagues",
          "Did the rota while the manager was on maternity leave",
          "Delivered to about half of the offices in the arcade",
          "Facturation : c'est la comptable qui la fait, je contrôle les dossiers",
        ].join("\n"),
      },
      {
        company: "Bright Start",
        title: "PA to the Director",
        start_date: "2019",
        end_date: "2021",
        description: "Typed board minutes\nSat in on interviews, the director decided",
      },
      {
        company: "Harbour Post",
        title: "Sorter",
        start_date: "11/2018",
        end_date: "12/2018",
        description: "Sorting at night",
      },
    ],
    education: [
      {
        school: "Leeds Beckett",
        degree: "BA",
        field_of_study: "Business Management",
        start_date: "2016",
        end_date: "2018",
        description: "Two years, then family reasons",
      },
      {
        school: "City College",
        degree: "Level 3 Award",
        field_of_study: "Food Safety",
        start_date: "2025",
        description: "Course done, assessment outstanding",
      },
    ],
    competencies: [
      skill("Forklift (theory only)"),
      skill("Category B licence"),
      skill("Category C licence, expired 2023"),
      skill("Photoshop, a bit"),
      skill("Latin script lettering"),
    ],
    other: [
      { label: "Family", content: "My sister runs a catering firm; I help at weddings." },
      { label: "Points", content: "None." },
    ],
  }),
);

const posting = { text: "Café manager. Accounts, forklift, team of 8." };
const verdictOf = (sentence: string) => {
  const { verdict, reasons } = checkClaim(sentence, {
    entries,
    posting,
    today: { year: 2026, month: 11 },
  });
  return [verdict, ...reasons.map(({ kind }) => kind)].join(" ");
};

describe("what a statement restricts is not claimed without its restriction", () => {
  test.each([
    ["I do the payroll.", "credit"],
    ["I set up the till system at Copper Kettle.", "credit"],
    ["Je fais la facturation.", "credit"],
    ["I did the rota.", "scope"],
    ["I delivered to the offices in the arcade.", "scope"],
    ["I managed the café.", "credit"],
    ["I was Director of Bright Start.", "title"],
    ["I hold a BA in Business Management.", "credential"],
    ["I hold the Level 3 Award in Food Safety.", "credential"],
    ["I hold a category C licence.", "credential"],
    ["I drive a forklift.", "scope"],
    ["I am skilled in Photoshop.", "level"],
    ["I run a catering firm.", "credit"],
    ["I work full time at Copper Kettle.", "scope"],
    ["I worked for Harbour Post for a year.", "duration"],
  ])("%s: %s", (sentence, kind) => {
    expect(verdictOf(sentence)).toMatch(/^(?:doubtful|refused)/);
    expect(verdictOf(sentence)).toContain(kind);
  });

  test.each([
    "The owner does the payroll.",
    "I showed the till system to two colleagues.",
    "I did the rota while our manager was on leave.",
    "I delivered to half of the offices in the arcade.",
    "I am assistant manager of a café.",
    "I was PA to the Director of Bright Start.",
    "I spent two years on a business degree at Leeds Beckett.",
    "I hold a category B licence.",
    "I have a little Photoshop.",
    "I help at weddings for my sister's catering firm.",
    "I have no points.",
  ])("%s", (sentence) => {
    expect(verdictOf(sentence)).toBe("accepted");
  });
});

describe("a retelling may have a few ordinary words of its own", () => {
  test.each([
    ["I unlock and open up three mornings a week.", "accepted"],
    ["I open a flagship café three mornings a week.", "doubtful unsupported"],
    ["I typed board minutes and flower stalls.", "doubtful unsupported"],
    ["I negotiated the weekly order of milk.", "doubtful unsupported"],
  ])("%s: %s", (sentence, expected) => {
    expect(verdictOf(sentence)).toContain(expected);
  });
});

const oneLine = (line: string) => ({
  entries: readEntries(
    storedProfile.parse({
      profile: { first_name: "Mo", last_name: "Hale", city: "Leeds", summary: "" },
      experiences: [
        {
          company: "Copper Kettle",
          title: "Cook",
          start_date: "2022",
          is_current: true,
          description: line,
        },
      ],
    }),
  ),
  posting: { text: "" },
  today: { year: 2026, month: 11 },
});

const verdictOfLine = (line: string, sentence: string) =>
  checkClaim(sentence, oneLine(line)).verdict;

describe("what limits who did it, how much of it, or whether it was finished is retold", () => {
  test.each([
    ["Rebuilt nine ovens, under the eye of the fitter", "I rebuilt nine ovens."],
    ["Rebuilt nine ovens - fell through in the end", "I rebuilt nine ovens."],
    ["Rebuilt nine ovens (my tutor beside me)", "I rebuilt nine ovens."],
    ["Rebuilt nine ovens if asked", "I rebuilt nine ovens."],
    ["Nine ovens rebuilt by Pavel, I held the torch", "I rebuilt nine ovens."],
    ["Move to gas ovens, led by head office", "I led the move to gas ovens."],
    ["Rewrote the menu, never printed", "I rewrote the menu."],
    ["Cakes for up to 40 guests", "I baked cakes for 40 guests."],
    ["Gâteaux pour jusqu'à 40 convives", "J'ai fait des gâteaux pour 40 convives."],
    ["Gâteaux pour 40 convives au maximum", "J'ai fait des gâteaux pour 40 convives."],
    ["Attended pastry lessons", "I gave pastry lessons."],
    ["Cours de pâtisserie suivis", "J'ai donné des cours de pâtisserie."],
    ["Pastry training attended", "I trained staff in pastry."],
    ["Rewrote the menu (only the desserts)", "I rewrote the menu."],
    ["Almost 40 weddings catered", "I catered 40 weddings."],
    ["Ran the kitchen on trial", "I ran the kitchen."],
    ["Acting head of pastry for a month", "I was head of pastry."],
    ["Remplacement du second pendant deux mois", "Je suis second."],
    ["Was to take over the brewery, it fell through", "I took over the brewery."],
    ["Hope to learn butchery", "I learnt butchery."],
    ["Trained two apprentices, one qualified, the other left", "My two apprentices qualified."],
    ["Prepare invoices for the owner to sign (I never sign)", "I sign the invoices."],
    ["Refonte de la carte, faite par Karim", "J'ai fait la refonte de la carte."],
    ["Deux apprentis, l'un a eu son CAP, l'autre a arrêté", "Mes apprentis ont eu leur CAP."],
    ["Plannings, sauf ceux de la salle", "Je fais tous les plannings."],
    ["Formation de deux commis, à peine commencée", "J'ai formé deux commis."],
  ])("%s: %s", (line, sentence) => {
    expect(verdictOfLine(line, sentence)).not.toBe("accepted");
  });
});

describe("when, where, why, and with whom something was done may be left out", () => {
  test.each([
    ["Rebuilt nine ovens", "I rebuilt nine ovens."],
    ["Rebuilt nine ovens, with a mate", "I rebuilt nine ovens."],
    ["Rebuilt nine ovens until they closed", "I rebuilt nine ovens."],
    ["Nine ovens rebuilt by night", "I rebuilt nine ovens."],
    ["Four refait par étages", "J'ai refait le four."],
    ["Rebuilt nine ovens, in the quiet months", "I rebuilt nine ovens."],
    ["Rebuilt nine ovens for the owner, who still uses them", "I rebuilt nine ovens."],
    ["Rebuilt nine ovens (approx 200 hours till date)", "I rebuilt nine ovens."],
    ["Rebuilt nine ovens; not the grills, thank God", "I rebuilt nine ovens."],
    ["Rebuilt nine ovens (they are still in use)", "I rebuilt nine ovens."],
    ["Cakes for up to 40 guests", "I made cakes for up to 40 guests."],
    ["Gâteaux pour jusqu'à 40 convives", "J'ai fait des gâteaux pour jusqu'à 40 convives."],
    ["Gave pastry lessons", "I gave pastry lessons."],
    ["Cours de pâtisserie aux apprentis", "J'ai donné des cours de pâtisserie."],
    ["Served soup when nobody else could come", "I served soup."],
    ["Move to gas ovens, led by head office", "I took part in the move to gas ovens."],
    ["Move to gas ovens, led by our chief", "The move to gas ovens, which our chief led."],
    ["Contrôles sous agrément européen", "Je fais les contrôles."],
    ["Deux audits passés, aucun écart grave relevé chez nous", "J'ai passé deux audits."],
    ["Commandes sur Metro, surtout le soir", "Je fais les commandes sur Metro."],
    ["Ran the kitchen for six weeks", "I ran the kitchen."],
    ["Prepare invoices for the owner to sign (I never sign)", "I prepare invoices."],
    ["Deux apprentis, l'un a eu son CAP, l'autre a arrêté", "L'un de mes apprentis a eu son CAP."],
  ])("%s: %s", (line, sentence) => {
    expect(verdictOfLine(line, sentence)).toBe("accepted");
  });
});

test("a change needs a line that states one", () => {
  const lines = "Ran the evening kitchen; mistakes went down";
  expect(verdictOfLine(lines, "Falls in the kitchen have gone down.")).toBe("doubtful");
  expect(verdictOfLine(`${lines}, and falls`, "I ran the evening kitchen.")).toBe("accepted");
});
