import { expect, test } from "vitest";
import { isAlikeEntry } from "./same-entry.ts";

const period = (start: string | null, end: string | null, precision = "month") => ({
  start_date: start,
  start_date_precision: start && precision,
  end_date: end,
  end_date_precision: end && precision,
  is_current: false,
});
const job = (company: string, title: string, dates: object) => ({
  company,
  title,
  location: null,
  ...period(null, null),
  ...dates,
});
const isSameJob = (...[one, other]: [ReturnType<typeof job>, ReturnType<typeof job>]) =>
  isAlikeEntry("experiences", one, other);

const years = period("2008-01-01", "2014-01-01", "year");
const current = { ...period("2019-09-01", null), is_current: true };

test("one employer over the same time is one job, whatever its title", () => {
  expect(
    isSameJob(
      job("EHPAD Les Érables, Tourcoing", "Aide de cuisine puis commis", years),
      job("Ehpad les Erables", "Commis de cuisine", period("2008-03-01", "2014-06-01")),
    ),
  ).toBe(true);
  expect(
    isSameJob(
      job("École Jules Verne, Ville de Lens", "Cuisinière en restauration scolaire", current),
      job("Ville de Lens – École Jules Verne", "Cuisinière", current),
    ),
  ).toBe(true);
  expect(
    isSameJob(
      job("Interim Plus (Dumont, Kerbel)", "Préparatrice de commandes", years),
      job("Interim Plus SAS – Dumont", "Préparatrice", years),
    ),
  ).toBe(true);
});

test("a job that lasted longer by now is the same one", () => {
  const ended = period("2019-09-01", "2024-02-01");
  expect(
    isSameJob(
      job("Moulin Brun", "Boulangère", current),
      job("Moulin Brun SARL", "Boulangère", ended),
    ),
  ).toBe(true);
});

test("another employer, another time and a promotion are other jobs", () => {
  const before = period("2004-01-01", "2008-01-01", "year");
  expect(isSameJob(job("Quai 9", "Serveur", years), job("Bar du Port", "Serveur", years))).toBe(
    false,
  );
  expect(isSameJob(job("Quai 9", "Serveur", before), job("Quai 9", "Serveur", years))).toBe(false);
  expect(
    isSameJob(
      job("Quai 9", "Serveur", period("2008-01-01", "2014-01-01")),
      job("Quai 9", "Gérant", period("2012-01-01", "2016-01-01")),
    ),
  ).toBe(false);
  expect(
    isSameJob(job("Quai 9", "Serveur", period(null, null)), job("Quai 9", "Chef de rang", years)),
  ).toBe(false);
});

test("a diploma of one year is the same under a longer name of its school", () => {
  const stored = {
    ...period(null, "2007-01-01", "year"),
    school: "Lycée hôtelier Jean Bart",
    degree: "CAP",
    field_of_study: "Cuisine",
  };
  const isSame = (other: object) => isAlikeEntry("education", stored, { ...stored, ...other });
  expect(isSame({ school: "Lycée Jean Bart", field_of_study: "cuisine" })).toBe(true);
  expect(isSame({ school: null, degree: "CAP cuisine", field_of_study: null })).toBe(true);
  expect(isSame({ end_date: "2009-01-01" })).toBe(false);
  expect(isSame({ degree: "BEP" })).toBe(false);
  expect(isSame({ school: "Lycée Colbert" })).toBe(false);
});
