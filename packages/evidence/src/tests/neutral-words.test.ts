import { describe, expect, test } from "vitest";
import { checkClaim } from "../check-claim.ts";
import { readEntries } from "../entry.ts";
import { storedProfile } from "../profile.ts";

/** The verdict on a sentence of somebody whose only job has this line. */
function verdictOf(line: string, sentence: string) {
  const profile = storedProfile.parse({
    profile: { first_name: "Maud", last_name: "Kerrien", city: "Vannes", summary: "" },
    experiences: [
      {
        company: "Golfe Yard",
        title: "Assistant",
        location: "Vannes",
        start_date: "05/2018",
        is_current: true,
        description: line,
      },
    ],
  });
  const posting = { text: "Workshop manager." };
  const today = { year: 2026, month: 11 };
  return checkClaim(sentence, { entries: readEntries(profile), posting, today }).verdict;
}

describe("a clause of nothing but neutral words states the things that it names", () => {
  test.each([
    ["laid bricks", "I answered the phone."],
    ["laid bricks", "I served customers."],
    ["laid bricks", "I hold a certificate."],
    ["laid bricks", "Je servais les clients."],
    ["laid bricks", "Je répondais au téléphone."],
  ])("%s: %s", (line, sentence) => {
    expect(verdictOf(line, sentence)).toBe("doubtful");
  });

  test.each([
    ["laid bricks", "I take pride in my work."],
    ["telephone calls and post", "I answered the phone."],
    ["vente aux clients", "Je servais les clients."],
    ["accueil des clients", "Je porte une attention particulière aux clients."],
    ["accueil des clients", "Mon expérience porte sur l'accueil."],
    ["served customers", "My professional experience includes serving customers."],
  ])("but not what the source names too, or no thing: %s: %s", (line, sentence) => {
    expect(verdictOf(line, sentence)).toBe("accepted");
  });
});

test("a count of what is not named is of a line about the same", () => {
  const laptops = "swapped 118 laptops, helped two managers";
  expect(verdictOf(laptops, "Only two of them had to be touched a second time.")).toBe("doubtful");
  expect(verdictOf("4 clients with dementia", "Four of them have dementia.")).toBe("accepted");
});

describe("a trade in the name of a licence is no other person", () => {
  test.each([
    ["Gained an SIA door supervisor licence", "I hold an SIA door supervisor licence."],
    ["Passed the forklift driver certificate", "I hold a forklift driver certificate."],
    ["Kept my NMC nurse registration up to date", "I hold an NMC nurse registration."],
    ["Obtention d'un titre de cariste et du CACES 3", "Je suis titulaire du CACES 3."],
  ])("%s", (line, sentence) => {
    expect(verdictOf(line, sentence)).toBe("accepted");
  });

  test.each([
    ["Drove with Jonas, who has a Class 1 licence", "I hold a Class 1 licence."],
    ["Hired one driver with Class 1 licence", "I hold a Class 1 licence."],
    ["Looked after a patient with a driving licence", "I hold a driving licence."],
    ["Mon collègue a le permis C", "J'ai le permis C."],
  ])("but %s", (line, sentence) => {
    expect(verdictOf(line, sentence)).toBe("doubtful");
  });
});
