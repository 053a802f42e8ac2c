import { expect, test } from "vitest";
import { parseResume } from "../parse-resume.ts";
import { plainResume } from "../plain-resume.ts";
import { documentFromText } from "../testing/lines-from-text.ts";

const positionsIn = (text: string, title = "EXPERIENCE") =>
  plainResume(
    parseResume(documentFromText(`# Ada Example\nada@example.org\n**${title}**\n${text}`)),
  ).experiences;

test("positions told in sentences, as items", () => {
  expect(
    positionsIn(
      "- Presently working as a “Plumber” with Quay Pipes LLC, Leeds from May 2019 to till date.\n" +
        "- Worked with Harbour Stores as an Accounts Assistant from July 2014 to March 2018.",
    ),
  ).toMatchObject([
    { title: "Plumber", company: "Quay Pipes LLC", location: "Leeds", start_date: "2019-05" },
    {
      title: "Accounts Assistant",
      company: "Harbour Stores",
      start_date: "2014-07",
      end_date: "2018-03",
    },
  ]);
});

test("a position told below its dates, without an employer", () => {
  expect(
    positionsIn(
      "July 2018 - Dec 2019:\nWorked as a Freelance Accountant:\n- Filed returns of clients\n" +
        "July 2012 - June 2018:\nWorked with Stadia Board as an Accounts Assistant\n- Checked invoices",
    ),
  ).toMatchObject([
    {
      title: "Freelance Accountant",
      start_date: "2018-07",
      description: "• Filed returns of clients",
    },
    { title: "Accounts Assistant", company: "Stadia Board", start_date: "2012-07" },
  ]);
});

test("a position told in French", () => {
  expect(
    positionsIn(
      "- Actuellement employée comme aide-soignante chez Résidence des Saules depuis mai 2021.",
      "EXPÉRIENCE PROFESSIONNELLE",
    ),
  ).toMatchObject([
    { title: "aide-soignante", company: "Résidence des Saules", start_date: "2021-05" },
  ]);
});

test("a sentence of a description tells no position", () => {
  expect(
    positionsIn(
      "**Fitter**, Quay Works Ltd, 2015 - 2018\n- Worked as part of a team of six on pumps and valves\n" +
        "- Worked with Harbour engineers to repair the night line\n- Worked as a guide at Harbour Open Day",
    ),
  ).toMatchObject([{ title: "Fitter", company: "Quay Works Ltd" }]);
});

test("a place of work, a superior or a shift is no employer", () => {
  expect(positionsIn("Worked in the kitchen as a chef from 2012 to 2014")).not.toMatchObject([
    { company: "the kitchen" },
  ]);
  const served =
    "**Fitter**, Quay Works Ltd, 2015 - 2018\n" +
    "- Served as Team Leader for Night Shift from March 2016 to May 2017\n- Repaired pumps";
  expect(positionsIn(served)).toMatchObject([{ title: "Fitter", company: "Quay Works Ltd" }]);
  expect(positionsIn(served)).toHaveLength(1);
});

test("a position with an employer of its own is not one of the employer above, whose dates cover it", () => {
  expect(
    positionsIn(
      "BLUE HARBOUR LTD, 2012 - present\nRuns ferries between the islands of the bay all year round.\n" +
        "Deckhand, Island Cruises, 2013 - 2014\n- Tied ropes",
    ),
  ).toContainEqual(expect.objectContaining({ title: "Deckhand", company: "Island Cruises" }));
});

test("a form with dates above its labels, a value of several lines, and items below", () => {
  const form =
    "**January 2017 - February 2018**\nDesignation\t:\tOven Chef\nOrganization\t:\tHarbour Restaurant\n" +
    "Location\t:\tPier Road, Old Quay\n                              Leeds, England\n" +
    "Cooked sixty covers a night\nKept the stock list\n" +
    "**March 2015 - December 2016**\nDesignation\t:\tCommis Chef\nOrganization\t:\tQuay Palace\n" +
    "Location\t:\tHull, England\nPrepared sauces and salads";
  expect(positionsIn(form)).toMatchObject([
    {
      title: "Oven Chef",
      company: "Harbour Restaurant",
      location: "Pier Road, Old Quay Leeds, England",
      start_date: "2017-01",
      description: "Cooked sixty covers a night\nKept the stock list",
    },
    { title: "Commis Chef", start_date: "2015-03", description: "Prepared sauces and salads" },
  ]);
});

test("the dates of an organisation cover those of the positions below it, also behind a sentence on it", () => {
  expect(
    positionsIn(
      "**2012 - 2016**\t**QUAY SUPPORT GROUP**\tLeeds, England\n" +
        "Supported the night service of a large harbour for the national coast guard.\n" +
        "   Training Supervisor, Supply (10/14 - 2/16)\n- Trained a team of nine\n" +
        "   Supply Clerk, Operations (1/12 - 9/14)\n- Ordered parts for six boats\n" +
        "**2010 - 2011**\t**PIZZA MARLIN CAFE**\tHull, England\nKitchen Manager\n- Ran the kitchen",
    ),
  ).toMatchObject([
    { title: "Training Supervisor, Supply", company: "QUAY SUPPORT GROUP", start_date: "2014-10" },
    { title: "Supply Clerk, Operations", company: "QUAY SUPPORT GROUP", end_date: "2014-09" },
    { title: "Kitchen Manager", company: "PIZZA MARLIN CAFE", start_date: "2010" },
  ]);
});
