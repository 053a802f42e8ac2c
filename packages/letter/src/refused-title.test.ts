import { expect, test } from "vitest";
import { letterOf } from "./testing/letter-of.ts";

test("a title that the gate refuses is left out, and the letter still says what it is about", () => {
  const administrator = {
    profile: { first_name: "Ada", last_name: "Lowe", city: "Cork", country: "Ireland" },
    experiences: [
      {
        company: "Quay Books",
        title: "Administrator",
        start_date: "2015",
        is_current: true,
        description: "Kept the books in Sage\nBooked travel for three partners",
      },
    ],
  };
  const text = letterOf(
    administrator,
    "Senior lead administrator since 2010\nWe are a family of five.\nWe need\n- books kept in Sage",
  );
  expect(text).toContain("I am applying for the position you are advertising.");
  expect(text).not.toContain("Senior lead");
});

test("a title with a hyphen is named", () => {
  const driver = {
    profile: { first_name: "Ada", last_name: "Lowe", city: "Leeds", country: "United Kingdom" },
    experiences: [
      {
        company: "Quay Parcels",
        title: "Driver",
        start_date: "2015",
        is_current: true,
        description: "Drove a van",
      },
    ],
  };
  expect(
    letterOf(driver, "Multi-Drop Delivery Driver – Immediate start\nCompany: Larko\nUK licence"),
  ).toContain("I am applying for the position of Multi-Drop Delivery Driver at Larko.");
});
