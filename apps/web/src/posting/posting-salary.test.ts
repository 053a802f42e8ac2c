import { expect, test } from "vitest";
import { findSalary } from "./posting-salary.ts";

test.each([
  ["Salary: £32,000 – £36,000 per year", "£32,000 – £36,000 per year"],
  ["Salary range: $90k-$110k", "$90k-$110k"],
  ["• Rémunération : 2 400 € brut par mois", "2 400 € brut par mois"],
  ["Salaire annuel brut : 38–42 k€ selon expérience.", "38–42 k€ selon expérience"],
  ["**Salaire** : à partir de 26 000 EUR", "à partir de 26 000 EUR"],
])("%s", (line, salary) => {
  expect(findSalary(`Nurse\n${line}\nApply now`)).toBe(salary);
});

test.each([
  "We pay travel up to £500",
  "Salary: competitive",
  "Salaire : selon profil",
  "Salary expectations: tell us your figure, for example £30,000",
  "Salary: £30,000\nSalary: £45,000",
  "Our salary costs fell by 3 million €",
  "Salaire : voir la grille de 2024",
  `Salary: £30,000 ${"and more ".repeat(30)}`,
  "",
])("%s: none is certain", (text) => {
  expect(findSalary(text)).toBeUndefined();
});
