import { expect, test } from "vitest";
import { parseReader, readerText } from "./reader.ts";

test.each([
  ["Mr Tom Prowse, Headteacher", { honorific: "Mr", name: "Tom Prowse", office: "Headteacher" }],
  ["Headteacher, Mr Tom Prowse", { honorific: "Mr", name: "Tom Prowse", office: "Headteacher" }],
  ["Dr. Ada Lowe", { honorific: "Dr", name: "Ada Lowe", office: undefined }],
  ["M. Paul Roux", { honorific: "M", name: "Paul Roux", office: undefined }],
  ["Mme Claire Roussel, DRH", { honorific: "Mme", name: "Claire Roussel", office: "DRH" }],
  ["Madame la Maire", { honorific: undefined, name: undefined, office: "Madame la Maire" }],
  ["Maître Solène Dréan", { honorific: "Maître", name: "Solène Dréan", office: undefined }],
  ["Hiring Manager", { honorific: undefined, name: "Hiring Manager", office: undefined }],
  ["Ada Lowe, Matron", { honorific: undefined, name: "Ada Lowe", office: "Matron" }],
])("reads %s", (text, reader) => {
  expect(parseReader(text)).toEqual(reader);
});

test("is written as it is read", () => {
  for (const text of ["Mr Tom Prowse, Headteacher", "Madame la Maire", "Ada Lowe"])
    expect(readerText(parseReader(text))).toBe(text);
});
