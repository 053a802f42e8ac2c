import { describe, expect, test } from "vitest";
import { classify } from "../classify.ts";
import { collect } from "../collect.ts";
import { writePage } from "../testing/write-page.ts";

const keysOf = (body: string) => classify(collect(writePage(body)).fields).map(({ key }) => key);

describe("the autocomplete attribute of a field without a label decides", () => {
  test.each([
    ["name", "full_name"],
    ["given-name", "first_name"],
    ["family-name", "last_name"],
    ["additional-name", "middle_name"],
    ["honorific-prefix", "name_prefix"],
    ["honorific-suffix", "name_suffix"],
    ["nickname", "preferred_name"],
    ["email", "email"],
    ["tel", "phone"],
    ["tel-national", "phone"],
    ["tel-local", "phone"],
    ["tel-country-code", "phone_country_code"],
    ["tel-extension", "phone_extension"],
    ["street-address", "address"],
    ["address-line1", "address"],
    ["address-line2", "address_line2"],
    ["address-level1", "state"],
    ["address-level2", "city"],
    ["postal-code", "postal_code"],
    ["country", "country"],
    ["country-name", "country"],
    ["bday", "date_of_birth"],
    ["sex", "gender"],
    ["organization", "exp_company"],
    ["organization-title", "exp_title"],
    ["one-time-code", "otp"],
    ["section-1 home email", "email"],
    ["email webauthn", "email"],
    ["on", "custom_question"],
    ["cc-number", "custom_question"],
  ])("%s is %s", (token, key) => {
    expect(keysOf(`<input autocomplete="${token}">`)).toEqual([key]);
  });
});

describe("several fields of one label are read together", () => {
  const boxes = (count: number, attributes: string) =>
    `<fieldset><legend>Phone</legend>${`<input ${attributes}>`.repeat(count)}</fieldset>`;

  test("boxes under a label for the phone number get its digits", () => {
    for (const blank of ["xx", "xxxx", "12345"])
      expect(keysOf(boxes(3, `placeholder="${blank}"`))).toEqual(["phone", "phone", "phone"]);
    expect(keysOf(boxes(3, `placeholder="123456"`))).not.toEqual(["phone", "phone", "phone"]);
  });

  test("numbered fields of one kind are read without their number", () => {
    expect(keysOf(`<label>Website 2 <input></label>`)).toEqual(["website_url"]);
    expect(keysOf(`<label>Website 12 <input></label>`)).toEqual(["website_url"]);
  });
});
