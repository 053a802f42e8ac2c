import { describe, expect, test } from "vitest";
import { checkerOf } from "../testing/checker-of.ts";

const nurse = checkerOf(
  {
    profile: { first_name: "Orla", last_name: "Penn", summary: "" },
    experiences: [
      {
        company: "Thorn Hospital",
        title: "Staff Nurse",
        start_date: "06/2019",
        is_current: true,
        description:
          "22-bed ward, most patients over 75\nPacked most parcels by hand\nSold the most raffle tickets\nMostly worked with volunteers\n14 suppliers, all local",
      },
    ],
    contributions: [
      {
        title: "Volunteer",
        organization: "Esk Hospice",
        start_date: "2022",
        is_current: true,
        description: "Tea at the bereavement café, second Sunday of the month",
      },
    ],
  },
  "Nurse\nRyedale Trust",
);

const electrician = checkerOf(
  {
    profile: { first_name: "Yanis", last_name: "Delm", summary: "" },
    experiences: [
      {
        company: "Artélec",
        title: "Auxiliaire",
        start_date: "02/2019",
        is_current: true,
        description: "9 bénéficiaires, dont 3 à Lens\nRéunion d'équipe le premier lundi du mois",
      },
    ],
    competencies: [{ name: "IRVE niveau P1", category: "technical" }],
  },
  "Électricien H/F\nEiderlec",
);

describe("is said in other words", () => {
  test.each([
    "Most of my patients are over 75.",
    "Most of the suppliers are local.",
    "I volunteer at the Esk Hospice bereavement café once a month.",
    "On the second Sunday of each month I volunteer at the Esk Hospice bereavement café.",
  ])("%s", (sentence) => expect(nurse(sentence).verdict).toBe("accepted"));
  test("J'accompagne neuf personnes.", () =>
    expect(electrician("J'accompagne neuf personnes.").verdict).toBe("accepted"));
  test("initials with a word before their category are not refused", () =>
    expect(electrician("J'ai la qualification IRVE P1.").verdict).not.toBe("refused"));
});

describe("is not what is said", () => {
  test.each([
    "All of my patients are over 75.",
    "Each of my patients is over 75.",
    "Most of my patients are over 85.",
    "Most of the nurses are over 75.",
    "I packed all of the parcels by hand.",
    "I packed the most parcels by hand.",
    "I sold most of the raffle tickets.",
    "I worked with most of the volunteers.",
    "On the first Sunday of each month I volunteer at the Esk Hospice bereavement café.",
    "On the second Monday of each month I volunteer at the Esk Hospice bereavement café.",
    "I volunteer at the Esk Hospice bereavement café twice a month.",
    "I volunteer at the Esk Hospice bereavement café every Sunday.",
  ])("%s", (sentence) => expect(nurse(sentence).verdict).not.toBe("accepted"));
  test.each([
    "J'accompagne dix-neuf personnes.",
    "J'encadre neuf personnes.",
    "J'ai la qualification IRVE P2.",
    "Nous avons une réunion d'équipe chaque lundi.",
    "Nous avons une réunion d'équipe le dernier lundi du mois.",
  ])("%s", (sentence) => expect(electrician(sentence).verdict).not.toBe("accepted"));
});
