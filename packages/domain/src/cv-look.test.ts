import { expect, test } from "vitest";
import { cvFileName } from "./cv-look.ts";

test.each([
  ["Hannah", "Whitlock", "Whitlock-Hannah-CV.pdf"],
  ["Zoé Anne", "d’Œuvrard ", "d’Œuvrard-Zoé-Anne-CV.pdf"],
  ["", "Prince", "Prince-CV.pdf"],
  ["../A", 'B\\C:"D"', "B-C-D-..-A-CV.pdf"],
  ["", "", "CV.pdf"],
])("the CV of %j %j is named %s", (firstName, lastName, name) => {
  expect(cvFileName({ firstName, lastName }, "pdf")).toBe(name);
});
