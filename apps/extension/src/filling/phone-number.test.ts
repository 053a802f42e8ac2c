import { expect, test } from "vitest";
import { phoneNumber } from "./phone-number.ts";

test("a number without a country code gets that of the user's country", () => {
  expect(phoneNumber("06 12 34 56 78", "FR")).toEqual({
    international: "+33 6 12 34 56 78",
    national: "06 12 34 56 78",
    callingCode: "33",
    region: "FR",
  });
});

test("a number with a country code keeps it", () => {
  expect(phoneNumber("+49 151 23456789", "FR")).toMatchObject({ callingCode: "49", region: "DE" });
});

test.each([
  ["06 12 34 56 78", undefined],
  ["none", "FR"],
  ["12", "FR"],
])("%s from %s is no number", (written, region) => {
  expect(phoneNumber(written, region)).toBeUndefined();
});
