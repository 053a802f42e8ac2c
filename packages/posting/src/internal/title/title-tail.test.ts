import { describe, expect, test } from "vitest";
import { readPosting } from "../../posting.ts";
import { withoutEmployer } from "./title-tail.ts";

const english =
  "About us\nWe serve our customers every day.\n\nWhat you will do\n- Keep records of the work\n\nWhat you need\n- Experience in a similar post";
const french =
  "L'entreprise\nNotre équipe accueille les clients tous les jours.\n\nVos missions\n- Tenir les registres\n\nProfil\n- Une première expérience";

const titleOf = (head: string, body: string) => readPosting(`${head}\n\n${body}`).title;

describe("a title", () => {
  test.each([
    ["Workshop Foreman , Stoke-on-Trent", "Workshop Foreman"],
    ["Accountant, Tax, Leeds", "Accountant, Tax"],
    ["Care Assistant (£12.50 per hour)", "Care Assistant"],
    ["Cleaner (up to £13 an hour)", "Cleaner"],
    ["HGV Class 2 Driver - £18 an hour", "HGV Class 2 Driver"],
    ["Finance Assistant, Term Time Only, 30 hours", "Finance Assistant"],
    ["Butcher's assistant, Saturdays", "Butcher's assistant"],
    ["Cleaner £12.50/hr", "Cleaner"],
    ["Cleaner – £24,000 to £26,000", "Cleaner"],
    ["Kitchen Porter, £11.44 ph, Bath", "Kitchen Porter"],
    ["Bricklayers x 4 – Milton Keynes – £220 per day", "Bricklayer"],
    ["Two Carpenters required for site in Hull", "Carpenter"],
    ["Tyre Fitter Urgently Required", "Tyre Fitter"],
    ["Night Care Assistants required immediately", "Night Care Assistant"],
    ["Kitchen PORTER", "Kitchen Porter"],
  ])("of %j is %s", (head, title) => {
    expect(titleOf(head, english)).toBe(title);
  });

  test.each([
    ["Conducteur routier SPL H/F 2 300 € brut/mois", "Conducteur routier SPL"],
    ["Chef de cuisine , Lorient", "Chef de cuisine"],
    ["Serveur (1 900 €) H/F", "Serveur"],
    ["Comptable (30-35 K€)", "Comptable"],
    ["Comptable de 30 à 35 K€", "Comptable"],
    ["Agent d'accueil entre 1 800 et 2 000 €", "Agent d'accueil"],
    ["Deux serveurs H/F", "Serveur"],
    ["Agente ou son agent hôtelier (H/F)", "Agente ou agent hôtelier"],
    ["SERVEUR en salle H/F", "Serveur en salle"],
    ["Jardinier – poste à pourvoir immédiatement", "Jardinier"],
  ])("of %j is %s", (head, title) => {
    expect(titleOf(head, french)).toBe(title);
  });

  test.each([
    ["Registered Nurse, Emergency Department", "Registered Nurse, Emergency Department"],
    ["Social Worker, Children in Care", "Social Worker, Children in Care"],
    ["Nursery Practitioner, Level 3", "Nursery Practitioner, Level 3"],
    ["Head of Guest Experience", "Head of Guest Experience"],
    ["Teacher, Maths, Physics", "Teacher, Maths, Physics"],
    ["Solicitor, Family Law, Divorce", "Solicitor, Family Law, Divorce"],
    ["HGV Driver, Class 1, Nights", "HGV Driver, Class 1"],
    ["Nursery Nurse, Level 3, Bath", "Nursery Nurse, Level 3"],
    ["3 Month FTC Payroll Clerk", "3 Month FTC Payroll Clerk"],
    ["Accountant, Tax, Audit", "Accountant, Tax, Audit"],
    ["18 Tonne Driver", "18 Tonne Driver"],
    ["5 Axis CNC Machinist", "5 Axis CNC Machinist"],
    ["3 Phase Electricians", "3 Phase Electrician"],
    ["Six Sigma Consultant", "Six Sigma Consultant"],
    ["Two Year Old Room Leader", "Two Year Old Room Leader"],
    ["2 roues mécanicien", "2 roues mécanicien"],
  ])("keeps what is of the post: %s", (head, title) => {
    expect(titleOf(head, english)).toBe(title);
  });

  test.each([
    ["Commercial cleaning experience needed for evening shifts", english],
    ["Poste : connaissance du bâtiment", french],
    ["Poste : permis B", french],
  ])("is none where something is asked for: %s", (head, body) => {
    expect(titleOf(head, body)).toBeUndefined();
  });

  test("ends before the employer of the posting, and the place behind it", () => {
    const head = "Workshop Foreman , Overhex Engineering , Stoke-on-Trent";
    const body = `${english}\n\nOverhex Engineering is an equal opportunity employer.`;
    expect(readPosting(`${head}\n\n${body}`, { company: "Overhex Engineering" }).title).toBe(
      "Workshop Foreman",
    );
  });

  test("ends before the employer that is named elsewhere", () => {
    expect(withoutEmployer("Foreman, Overhex", "Overhex")).toBe("Foreman");
    expect(withoutEmployer("Foreman (Overhex)", "Overhex")).toBe("Foreman");
    expect(withoutEmployer("Overhex Foreman", "Overhex")).toBe("Overhex Foreman");
    expect(withoutEmployer("Foreman of Overhex", "Overhex")).toBe("Foreman of Overhex");
  });
});
