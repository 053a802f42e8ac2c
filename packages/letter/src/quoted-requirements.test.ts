import { expect, test } from "vitest";
import { letterOf } from "./testing/letter-of.ts";

const driver = {
  profile: { first_name: "Oona", last_name: "Reeve", city: "Hull" },
  experiences: [
    {
      company: "Humber Chilled Foods",
      title: "Reach truck driver",
      start_date: "2019",
      is_current: true,
      description:
        "180 to 200 pallets put away per shift\nfire alarms and rewires in council flats\nTutored 3 apprentices for an HND in logistics",
    },
  ],
};
const letterFor = (posting: string) =>
  letterOf(driver, `Reach Truck Operator\nCompany: Tideway Paper\n${posting}`);

test("a part of a duty is not quoted as what the posting asks", () => {
  const letter = letterFor("What you'll do:\n- put away and retrieve reels in the high bay");
  expect(letter).not.toContain("You need someone to put away.");
  expect(letter).toContain("— 180 to 200 pallets put away per shift");
});

test("what is worked on is not asked for", () => {
  const letter = letterFor(
    "What you will work on: rewires in occupied homes, emergency lighting, fire alarms, some solar panels.",
  );
  expect(letter).not.toContain("You ask for");
  expect(letter).toContain("— Fire alarms and rewires in council flats");
});

test("the diploma of an apprentice answers no requirement of a diploma", () => {
  const letter = letterFor("Required:\n- HND in logistics\n- 180 pallets put away per shift");
  expect(letter).not.toContain("You ask for an HND in logistics. At");
  expect(letter).not.toContain("You ask for HND in logistics. At");
});
