import { describe, expect, test } from "vitest";
import { linesOfPages } from "../lines-of-pages.ts";
import { parseResume } from "../parse-resume.ts";
import { plainResume } from "../plain-resume.ts";
import { documentFromText } from "../testing/lines-from-text.ts";
import { pageOf } from "../testing/written-layouts.ts";

const parse = (text: string) => plainResume(parseResume(documentFromText(text)));
const positionsIn = (text: string) =>
  parse(`# Ada Example\nada@example.org\n**EXPERIENCE**\n${text}`).experiences;
const studiesIn = (text: string) =>
  parse(`# Ada Example\nada@example.org\n**EDUCATION**\n${text}`).education;

describe("positions", () => {
  test("a date between the names divides them", () => {
    expect(
      positionsIn("Dispensing Assistant 03/2014 to 11/2015 Quay Pharmacies Ltd\n- Billed cards"),
    ).toMatchObject([
      {
        title: "Dispensing Assistant",
        company: "Quay Pharmacies Ltd",
        start_date: "2014-03",
        end_date: "2015-11",
      },
    ]);
  });

  test("an employer and a town of no list, divided by a point, below each dated title", () => {
    expect(
      positionsIn(
        "**Lorry Driver**\tMar 2016 - present\nQuay Haulage · Hull\n- Night runs\n" +
          "**Store Assistant**\tFeb 2013 - Oct 2015\nLarmor Stores · Hull\n- Loaded trailers",
      ),
    ).toMatchObject([
      { title: "Lorry Driver", company: "Quay Haulage", location: "Hull" },
      { title: "Store Assistant", company: "Larmor Stores", location: "Hull" },
    ]);
  });

  test("a name beside a title is the employer, also with the form of a town", () => {
    expect(positionsIn("Web Developer | Larmora\t2018 - 2019\n- Built the shop")).toMatchObject([
      { title: "Web Developer", company: "Larmora", location: null },
    ]);
  });

  test("an occupation with the letters of a town is the title", () => {
    expect(
      positionsIn("Maçon\tsept. 2011 – mars 2016\nEntreprise Larmor · Firminy\n- Façades"),
    ).toMatchObject([{ title: "Maçon", company: "Entreprise Larmor", location: "Firminy" }]);
  });

  test("two years are a range where no date of the file has a month behind its year", () => {
    const years =
      "Lorry Driver | Quay Haulage | 2009-11\n- Night runs\nStoreman | Larmor Stores | 2003/08";
    expect(positionsIn(`${years}\nClerk | Larmor Bank | 2016-17`)).toMatchObject([
      { start_date: "2009", end_date: "2011" },
      { start_date: "2003", end_date: "2008" },
      { start_date: "2016", end_date: "2017" },
    ]);
    expect(positionsIn(`${years}\nClerk | Larmor Bank | 2015-03`)).toMatchObject([
      { end_date: "2009-11" },
      { end_date: "2003-08" },
      { end_date: "2015-03" },
    ]);
    expect(positionsIn("Clerk | Larmor Bank | 2001-09 – 2002-11")).toMatchObject([
      { start_date: "2001-09", end_date: "2002-11" },
    ]);
    expect(positionsIn("Clerk | Larmor Bank | since 2009-11")).toMatchObject([
      { start_date: "2009-11", is_current: true },
    ]);
    expect(positionsIn("Clerk | Larmor Bank | 2009-11 - present")).toMatchObject([
      { start_date: "2009-11", is_current: true },
    ]);
    expect(
      positionsIn("Clerk | Larmor Bank | 2012 - 2014\n- Filed what in 2009-11 was lost"),
    ).toMatchObject([{ description: "• Filed what in 2009-11 was lost" }]);
  });

  test("seasons of several years are one entry from the first to the last", () => {
    expect(
      positionsIn(
        "Étés 2011, 2012, 2013 | Serveuse | Hôtel du Larmor\nSummers 2011, 2012 | Waitress | Quay Café",
      ),
    ).toMatchObject([
      { title: "Serveuse", start_date: "2011", end_date: "2013" },
      { title: "Waitress", start_date: "2011", end_date: "2012" },
    ]);
  });

  test("an employer of one word before its town and country", () => {
    expect(
      positionsIn(
        "**Lorry Driver**\tMar 2016 - present\nLarmora, Lyon, France\n- Night runs\n" +
          "**Storeman**\tFeb 2013 - Oct 2015\nQuaymore, Luxembourg\n- Loaded trailers",
      ),
    ).toMatchObject([
      { title: "Lorry Driver", company: "Larmora", location: "Lyon, France" },
      { title: "Storeman", company: "Quaymore", location: "Luxembourg" },
    ]);
  });

  test("an employer behind a preposition, and the address of a site, on lines of their own", () => {
    expect(
      positionsIn(
        "**Lorry Driver**\tMar 2016 - present\nat Quay Haulage • quay.example/about\n- Night runs\n" +
          "**Larmor Stores**\tFeb 2013 - Oct 2015\nStoreman\nhttps://larmor.example\n- Loaded trailers",
      ),
    ).toMatchObject([
      { title: "Lorry Driver", company: "Quay Haulage" },
      { title: "Storeman", company: "Larmor Stores" },
    ]);
  });

  test("a month behind a line break, and the end of a time alone above its start", () => {
    expect(
      positionsIn("**Lorry Driver**\t2018-09 - 2020-\nQuay Haulage\t06\n- Night runs"),
    ).toMatchObject([{ title: "Lorry Driver", start_date: "2018-09", end_date: "2020-06" }]);
    expect(studiesIn("2017\n2012\nUniversity of Larmor\nBSc in Botany")).toMatchObject([
      { start_date: "2012", end_date: "2017" },
    ]);
  });

  test("a range without the year of its start, by day and month", () => {
    expect(
      positionsIn("Soudeuse, Chantiers de la Rance SARL\t3 février au 9 avril 2018"),
    ).toMatchObject([{ start_date: "2018-02", end_date: "2018-04" }]);
    expect(
      positionsIn("Soudeuse, Chantiers de la Rance SARL\tdu 04/05 au 12/08/2014"),
    ).toMatchObject([{ start_date: "2014-05", end_date: "2014-08" }]);
  });

  test("the name behind chez is the employer, also in another style", () => {
    expect(positionsIn("2017 - 2019\t**Alternante soudeuse chez** Larmor Nautique")).toMatchObject([
      { title: "Alternante soudeuse", company: "Larmor Nautique" },
    ]);
  });

  test("a remark below the names begins the description", () => {
    expect(
      positionsIn(
        "**Welder**, Quay Works Ltd\t2019 - 2021\nReporting to the harbour master\n- Repaired pumps",
      ),
    ).toMatchObject([
      { title: "Welder", description: "Reporting to the harbour master\n• Repaired pumps" },
    ]);
  });

  test("an occupation as the only list item is the title", () => {
    expect(positionsIn("Marlin Canteens Ltd, Oct 2016\n- Pastry Cook")).toMatchObject([
      { title: "Pastry Cook", company: "Marlin Canteens Ltd", description: null },
    ]);
  });

  test("are found under a misspelt title", () => {
    const { experiences } = parse(
      "# Ada Example\nada@example.org\n**EXPERIENCES PROFESSIONELLES**\nSoudeuse, Chantiers de la Rance SARL, 2019 - 2021",
    );
    expect(experiences).toMatchObject([{ title: "Soudeuse" }]);
  });
});

describe("studies", () => {
  test("a year between degree and school divides them", () => {
    expect(studiesIn("H.S. Diploma 2011 North Harbour High School")).toMatchObject([
      { school: "North Harbour High School", degree: "H.S. Diploma", end_date: "2011" },
    ]);
  });

  test("the acronym of the degree is not its subject", () => {
    expect(
      studiesIn("Quay University\nBachelor of Engineering - BE, Computer Science · (2015 - 2019)"),
    ).toMatchObject([{ degree: "Bachelor of Engineering", field_of_study: "Computer Science" }]);
  });

  test("a degree as the first list item below its school", () => {
    expect(
      studiesIn("Lycée Larmor – 2009 - 2011\n- Baccalauréat STG option mercatique"),
    ).toMatchObject([
      { school: "Lycée Larmor", degree: expect.stringMatching(/^Baccalauréat/), description: null },
    ]);
  });

  test("the name behind à l’ is the school", () => {
    expect(studiesIn("2012-2014 : Master génie civil à l’INSO")).toMatchObject([
      { school: "INSO", degree: "Master", field_of_study: "génie civil" },
    ]);
  });

  test("sentences behind the names are the description", () => {
    expect(
      studiesIn(
        "2011–2013 CPGE BCPST, Lycée Anatole, Rennes. Enseignement scientifique\navec des travaux pratiques : biologie, physique.",
      ),
    ).toMatchObject([
      { school: "Lycée Anatole", description: expect.stringMatching(/^Enseignement.*physique\.$/) },
    ]);
  });
});

test("dates in a column beside texts without titles belong to their rows", () => {
  const item = (text: string, x: number, y: number) => `${x} ${y} ${text.length * 5} 10 0 ${text}`;
  const rows: [number, string, string?][] = [
    [60, "Ada Example"],
    [75, "ada@example.org"],
    [120, "FORMATIONS"],
    [150, "2011/2013", "BTS Maintenance navale"],
    [165, "", "Lycée Larmor"],
    [200, "2008/2011", "Baccalauréat professionnel"],
    [215, "", "Lycée Larmor"],
    [260, "LOISIRS"],
    [275, "Voile"],
  ];
  const items = rows.flatMap(([y, left, right]) => [
    ...(left === "" ? [] : [item(left, 50, y)]),
    ...(right === undefined ? [] : [item(right, 300, y)]),
  ]);
  const page = pageOf({ size: "600 800", fonts: ["Serif"], links: [], items });
  expect(plainResume(parseResume(linesOfPages([page]))).education).toMatchObject([
    { school: "Lycée Larmor", degree: "BTS", start_date: "2011", end_date: "2013" },
    { school: "Lycée Larmor", start_date: "2008", end_date: "2011" },
  ]);
});

test("the e-mail address tells which name is the first", () => {
  const { profile } = parse("# QUILLON ODETTA\nodetta.quillon4@example.org\n**SKILLS**\nExcel");
  expect(profile).toMatchObject({ first_name: "Odetta", last_name: "Quillon" });
});

test("degrees and licences behind a name do not belong to it", () => {
  const { profile } = parse("# Ada Example BSN, RN, OCN\nada@example.org\n**SKILLS**\nExcel");
  expect(profile).toMatchObject({ first_name: "Ada", last_name: "Example" });
});

test("a surname in small letters is found with the e-mail address", () => {
  const { profile } = parse("# Wilmot brackley\nwilmotbrackley@example.org\n**SKILLS**\nExcel");
  expect(profile).toMatchObject({ first_name: "Wilmot", last_name: "Brackley" });
});

test("a title below a name is not its surname", () => {
  const { profile } = parse("# Ada\n# Skills\nExcel, Word");
  expect(profile["last_name"]).toBe(null);
});

test("a form with colons before its values, and its list of responsibilities", () => {
  expect(
    positionsIn(
      "Organization\t: Quay Works Ltd\nDesignation\t: Welder\nDuration\t: May 2020 to till now\nROLES & RESPONSIBILITIES\n- Repaired pumps\nOrganization\t: Harbour Ltd\nDesignation\t: Fitter\nDuration\t: August 2017 to March 2020",
    ),
  ).toMatchObject([
    { title: "Welder", company: "Quay Works Ltd", is_current: true, description: "Repaired pumps" },
    { title: "Fitter", company: "Harbour Ltd", start_date: "2017-08", end_date: "2020-03" },
  ]);
});

test("a school behind from, and a dash of broken encoding", () => {
  expect(studiesIn("B.Com From Harbour University (2017)")).toMatchObject([
    { degree: "B.Com", school: "Harbour University" },
  ]);
  expect(positionsIn("Welder, Quay Works Ltd, 03.1988 Ã¢â‚¬â€œ 07.1990")).toEqual([]);
});

test("the words of the e-mail address tell where the given names end", () => {
  const nameIn = (text: string) => parse(`${text}\n**SKILLS**\nExcel`).profile;
  expect(nameIn("# Odetta Marlin Quillon\nmarlin.quillon@example.org")).toMatchObject({
    first_name: "Odetta Marlin",
    last_name: "Quillon",
  });
  expect(nameIn("# Ada B. Example\nada.example@example.org")).toMatchObject({
    first_name: "Ada",
    last_name: "Example",
  });
});

test("a name over two lines of large print of different sizes", () => {
  const item = (text: string, size: number, y: number) =>
    `50 ${y} ${text.length * size * 0.5} ${size} 0 ${text}`;
  const items = [
    item("Odetta", 60, 80),
    item("QUILLON", 54, 145),
    item("odetta@example.org", 10, 180),
  ];
  const page = pageOf({ size: "600 800", fonts: ["Serif"], links: [], items });
  expect(plainResume(parseResume(linesOfPages([page]))).profile).toMatchObject({
    first_name: "Odetta",
    last_name: "Quillon",
  });
});
