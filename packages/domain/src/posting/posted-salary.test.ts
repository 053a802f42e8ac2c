import { expect, test } from "vitest";
import { findSalary } from "./posted-salary.ts";

test.each([
  ["Salary: £32,000 – £36,000 per year", "£32,000 – £36,000 per year"],
  ["Salary range: $90k-$110k", "$90k-$110k"],
  ["• Rémunération : 2 400 € brut par mois", "2 400 € brut par mois"],
  ["Salaire brut : 38–42 k€ selon expérience.", "38–42 k€ selon expérience"],
  ["**Salaire** : à partir de 26 000 EUR", "à partir de 26 000 EUR"],
  ["Taux horaire : 12,50 €", "Taux horaire : 12,50 €"],
  ["Salaire : 1 900 € net/mois Contrat : CDI", "1 900 € net/mois"],
  ["Pay: £13.20/hr, free parking and a canteen", "£13.20/hr"],
  ["We pay £12.60 an hour, with every second weekend off.", "£12.60 an hour"],
  [
    "Nous proposons une rémunération de 30 à 34 k€ brut annuel selon profil.",
    "de 30 à 34 k€ brut annuel selon profil",
  ],
  ["Le salaire est de 2 050 € brut par mois, plus une prime de 300 €.", "2 050 € brut par mois"],
  ["CDI · Lyon · 2 100 € brut mensuel", "2 100 € brut mensuel"],
  ["Full time, permanent, £28,500 – £31,000 a year", "£28,500 – £31,000 a year"],
  ["What you get\n£64,000–£72,000, car allowance, 28 days' leave", "£64,000–£72,000"],
  ["The pay is £13.20 an hour (£25,740 a year).", "£13.20 an hour (£25,740 a year)"],
  ["Salary £28,000 per annum plus a bonus of up to £500 a year", "£28,000 per annum"],
  ["Starting salary of £27,000.", "£27,000"],
  ["Hourly rate £12.60, every second weekend off", "Hourly rate £12.60"],
  ["28 K€, 13e mois", "28 K€"],
  ["Remote · €60–75k · four days a week", "€60–75k"],
  ["£12.60-£13.20 p/h. Uniform provided.", "£12.60-£13.20 p/h"],
  ["Salaire selon CCNT : CHF 4'900.–", "CHF 4'900.–"],
  ["Salaire : 38-42 k", "38-42 k"],
  ["£38,500 + 10% night allowance", "£38,500"],
  ["Depot lead, Marl Freight, Kendal. 5am starts. £29,500. Full licence.", "£29,500"],
  ["What we offer: £36-40k DOE, 25 days, free bike.", "£36-40k DOE"],
  ["28k", "28k"],
  ["36-40k DOE", "36-40k DOE"],
  ["Team lead // Marl Freight // Kendal // £14.25/hr // first aid a plus", "£14.25/hr"],
])("%s", (text, salary) => {
  expect(findSalary(`Nurse\n${text}\nApply now`)).toBe(salary);
});

test.each([
  "We pay travel up to £500",
  "Salary: competitive",
  "Salaire : selon profil",
  "Salary expectations: tell us your figure, for example £30,000",
  "Salary: £30,000\nSalary: £45,000",
  "You start on a salary of £24,000 a year. After a year your pay is £27,000 a year.",
  "Our salary costs fell by 3 million €",
  "Salaire : voir la grille de 2024",
  "A bakery with a turnover of EUR 3m and 40 staff.",
  "There is a bonus of €500 a year.",
  "Prize money: £25,000",
  "You run a site of 20,000 sq ft.",
  "10k",
  "£250,000",
  "A 40k run",
  "Training budget of £500 a year and a gym pass for €30 per month.",
  "Prime de 100 € par mois et tickets restaurant de 9 €/jour.",
  "Our shops make sales of £2,000 a day.",
  "Staff earn on average £30,000 a year.",
  "Vous gérez un budget de 40 000 € à 60 000 €.",
  "",
])("%s: none is certain", (text) => {
  expect(findSalary(text)).toBeUndefined();
});

test("the number of a shift pattern before the amounts is no amount", () => {
  const posting =
    "Biscuiterie de l’Aulne – Châteaulin (29)\nCDI – 2x8 – 2 300 à 2 600 € brut par mois";
  expect(findSalary(posting)).toBe("2 300 à 2 600 € brut par mois");
});
