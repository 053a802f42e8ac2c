import { beforeEach, describe, expect, test } from "vitest";
import { readPosting } from "./posting.ts";

const address = "https://careers.acme.example/jobs/42?utm_source=feed&lang=en#apply";

function read(body: string, title = "", at = address) {
  document.title = title;
  document.body.innerHTML = body;
  return readPosting(document, at);
}

const structured = (data: unknown) =>
  `<script type="application/ld+json">${JSON.stringify(data)}</script>`;

beforeEach(() => {
  document.head.replaceChildren();
});

describe("the job of a page", () => {
  test("is its heading, whose lines are separate words", () => {
    expect(read("<h1>Chef<br>de partie <b>(H/F)</b></h1>").title).toBe("Chef de partie (H/F)");
  });

  test("is its heading, however deeply its elements are nested", () => {
    const heading = `<h1>${"<b>".repeat(4000)}Line cook</h1>`;
    const page = new DOMParser().parseFromString(heading, "text/html");
    expect(readPosting(page, address).title).toBe("Line cook");
  }, 180_000);

  test("is read from its structured data first", () => {
    const data = {
      "@type": "JobPosting",
      title: "Data Engineer",
      hiringOrganization: { "@type": "Organization", name: "Acme Robotics" },
      jobLocation: [
        {
          "@type": "Place",
          address: { addressLocality: "Lyon", addressCountry: { name: "France" } },
        },
      ],
    };
    expect(read(structured(data) + "<h1>Join us!</h1>")).toEqual({
      title: "Data Engineer",
      company: "Acme Robotics",
      location: "Lyon, France",
      url: "https://careers.acme.example/jobs/42?lang=en",
      source: "careers.acme.example",
      description: "",
      values: {},
    });
  });

  test.each([
    ["INTERN", "internship"],
    [["FULL_TIME", "INTERN"], "internship"],
    ["TEMPORARY", "temporary"],
    ["temporary", "temporary"],
    ["FULL_TIME", undefined],
    ["PART_TIME", undefined],
    ["CONTRACTOR", undefined],
    ["PER_DIEM", undefined],
    [["INTERN", "TEMPORARY"], undefined],
    [["TEMPORARY", "OTHER"], undefined],
    [{}, undefined],
    [undefined, undefined],
  ])("the employment type %j means %s", (employmentType, expected) => {
    const posting = read(structured({ "@type": "JobPosting", title: "Cook", employmentType }));
    expect(posting.values.employment_type).toBe(expected);
  });

  test("is read inside a graph, and when half of it is missing", () => {
    const data = {
      "@graph": [
        { "@type": "WebSite" },
        { "@type": "JobPosting", title: "Cook", hiringOrganization: "Le Bouchon" },
      ],
    };
    expect(read(structured(data))).toMatchObject({
      title: "Cook",
      company: "Le Bouchon",
      location: "",
    });
  });

  test.each([
    ["Job Application for Data Engineer at Acme Robotics", "Data Engineer", "Acme Robotics"],
    ["Data Engineer @ Acme Robotics", "Data Engineer", "Acme Robotics"],
    ["Data Engineer @ Acme Robotics | Careers", "Data Engineer", "Acme Robotics"],
    ["Data Engineer @ Acme Robotics - Lyon", "Data Engineer", "Acme Robotics"],
    ["Candidature : Développeuse chez Fourmi", "Développeuse", "Fourmi"],
    ["Apply — Facility Manager | Acme Hotels", "Facility Manager", "Acme Hotels"],
    ["Postuler au poste de Cuisinier chez Le Bouchon | Emplois", "Cuisinier", "Le Bouchon"],
  ])("is read from the title otherwise: %s", (title, job, company) => {
    expect(read("", title)).toMatchObject({ title: job, company });
  });

  test.each<[string, [string, string], string]>([
    ["Supply Planner - Pellworm Foods", ["Supply Planner", "Pellworm Foods"], "Pellworm Foods"],
    [
      "Postuler – Responsable achats – Brasserie Lunaire",
      ["Responsable achats (H/F)", "Brasserie Lunaire — Recrutement"],
      "Brasserie Lunaire",
    ],
    [
      "Bewerbung: Disponent | Nordlicht Logistik",
      ["Disponent Nahverkehr", "Nordlicht Logistik GmbH — Karriere"],
      "Nordlicht Logistik",
    ],
    ["Careers at Alder & Finch – Cook", ["Cook", "Alder &amp; Finch"], "Alder & Finch"],
    ["Cook – Lyon", ["Cook", "Home Jobs About"], ""],
    ["Cook – Jobs", ["Cook", "Home Jobs About"], ""],
  ])("has the employer that title and header name: %s", (title, [job, header], company) => {
    expect(read(`<header>${header}</header><h1>${job}</h1>`, title)).toMatchObject({ company });
  });

  test.each<[string, readonly [string, string, string], string]>([
    ["its title", ["Editor at Juniper Press", "Juniper Press – Bristol", "Name"], "Juniper Press"],
    ["a question", ["Cook", "Kestrel Labs, Remote", "Why work at Kestrel Labs?"], "Kestrel Labs"],
    ["its legal form", ["Job", "Müller Bau GmbH, Stuttgart", "Name"], "Müller Bau GmbH"],
    ["nothing", ["Field Engineer", "Customer Service – Hull", "Name"], ""],
    ["nothing, as a place", ["Cook – New York", "New York, NY", "Do you live in New York?"], ""],
    ["nothing, as one word", ["Nurse at Leeds", "Leeds, United Kingdom · Full-time", "Name"], ""],
  ])("has the employer below its heading that is confirmed by %s", (_, page, company) => {
    const [title, line, label] = page;
    const form = `<form><label>${label} <input></label></form>`;
    expect(read(`<h1>Post</h1><p>${line}</p>${form}`, title)).toMatchObject({ company });
  });

  test("has the employer of its logo", () => {
    const logo = `<div class="main-header-logo"><img alt="Bouchon Logo"></div>`;
    expect(read(logo, "", "https://jobs.lever.co/x/1/apply")).toMatchObject({ company: "Bouchon" });
  });

  test.each(["https://bouchon.teamtailor.com/jobs/1", "https://bouchon.example/jobs/1"])(
    "is not the title of a cookie banner or a dialog before it: %s",
    (at) => {
      const banner = `<div data-controller="common--cookies--alert"><h1>Choose what you accept</h1></div>`;
      const dialog = `<div role="dialog"><h1>Sign in</h1></div><h1>We use cookies</h1>`;
      expect(read(`${banner}${dialog}<h1>Cook</h1>`, "", at)).toMatchObject({ title: "Cook" });
    },
  );

  test("is read from the heading and the platform's URL otherwise", () => {
    expect(
      read(
        "<h1> Data\n Engineer </h1>",
        "Careers",
        "https://jobs.lever.co/acme-robotics/123/apply",
      ),
    ).toMatchObject({
      title: "Data Engineer",
      company: "Acme Robotics",
      source: "Lever",
    });
    expect(read("<h1>Cook</h1>", "", "https://bouchon.teamtailor.com/jobs/1")).toMatchObject({
      company: "Bouchon",
      source: "Teamtailor",
    });
  });

  test("is empty where the data are broken or missing", () => {
    const broken = `<script type="application/ld+json">{ not json</script>`;
    expect(
      read(broken + structured({ "@type": "JobPosting", title: 7, jobLocation: "nowhere" })),
    ).toMatchObject({
      title: "",
      company: "",
      location: "",
    });
  });
});
