import { expect, test } from "vitest";
import { numbersOf } from "./numbers.ts";

const read = (text: string) =>
  numbersOf(text).map(({ value, unit }) => (unit === undefined ? value : `${value} ${unit}`));

test.each([
  ["£2.4m a year", ["2400000 £"]],
  ["£2.4bn", ["2400000000 £"]],
  ["12k", [12000]],
  ["1 800 € et 60 membres", ["1800 €", 60]],
  ["18,000 dollars", ["18000 $"]],
  ["2,5 millions d’euros", ["2500000 €"]],
  ["3 M€", ["3000000 €"]],
  ["from 64 to 71%", ["64 %", "71 %"]],
  ["64 to 71 per cent", ["64 %", "71 %"]],
  ["a team of sixteen", [16]],
  ["a hundred and twenty covers", [120]],
  ["two hundred, and three more", [200, 3]],
  ["quatre-vingt-dix lignes", [90]],
  ["vingt et un ans", ["21 year"]],
  ["soixante-dix-huit", [78]],
  ["une douzaine de pommes, deux douzaines", [12, 24]],
  ["four nights, one day", [4]],
  ["13-week forecast", ["13 week"]],
  ["130 000 km par an", ["130000 km"]],
  ["deux et trois", [2, 3]],
  ["trois mille cinq cents", [3500]],
  ["in 2018", [2018]],
  ["ceilings of 4 m", ["4 m"]],
  ["des plafonds de quatre mètres", ["4 m"]],
  ["4 mètres carrés", ["4 m²"]],
  ["£4 m", ["4000000 £"]],
  ["4 m GBP", ["4000000 £"]],
  ["a turnover of about 4 m", [4_000_000]],
  ["un chiffre d'affaires de 4 m", [4_000_000]],
  ["un CA de 4 m", [4_000_000]],
  ["budget 4 M", [4_000_000]],
  ["a sales floor of 4 m", ["4 m"]],
])("%s", (text, expected) => {
  expect(read(text)).toEqual(expected);
});

test.each([
  "Mise en œuvre de 2 années d’études",
  "Mise en œuvre de 2 années d’études".normalize("NFD"),
])("a number behind ligatures and accents has its place: %j", (text) => {
  const source = text.normalize("NFC");
  const [number] = numbersOf(text);
  expect(number).toMatchObject({ text: "2", value: 2, unit: "year" });
  expect(source.slice(number?.start, number?.end)).toBe("2");
});
