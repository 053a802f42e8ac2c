import { skills } from "./claim-set.ts";
import type { ClaimSet } from "./claim-set.ts";

export const accountantEn: ClaimSet = {
  language: "en",
  isHeldBack: false,
  profile: {
    profile: {
      first_name: "Graham",
      last_name: "Osei",
      city: "Norwich",
      country: "United Kingdom",
      summary: "Management accountant in food manufacturing.",
    },
    experiences: [
      {
        company: "Wensum Foods Ltd",
        title: "Management Accountant",
        location: "Norwich",
        start_date: "06/2020",
        is_current: true,
        description:
          "Monthly management accounts for three sites, £41m turnover\nClose shortened from 12 to 6 working days\nStandard costing for 220 products\nSupervise one accounts assistant",
      },
      {
        company: "Harcourt & Pym LLP",
        title: "Audit Semi-Senior",
        location: "Ipswich",
        start_date: "09/2016",
        end_date: "05/2020",
        description:
          "Audits of 20 owner-managed companies a year\nStock counts, VAT returns, statutory accounts in IRIS\nFound a £60k payroll error at a client in 2018",
      },
    ],
    education: [
      {
        school: "University of East Anglia",
        degree: "BSc",
        field_of_study: "Economics",
        start_date: "2013",
        end_date: "2016",
      },
    ],
    contributions: [
      {
        title: "Treasurer",
        organization: "Mile Cross Allotments",
        description: "Keep the books for 90 plot holders",
        start_date: "2019",
        is_current: true,
      },
    ],
    competencies: skills(`
      Excel; expert; toolsAndSoftware; 10
      Sage 200; advanced; toolsAndSoftware; 6
      Power BI; beginner; toolsAndSoftware
      ACA part-qualified, 12 of 15 papers passed
      Management reporting; advanced
      French; beginner; language`),
    other: [{ label: "Working hours", content: "I would like to work four days a week." }],
  },
  posting: `Finance Manager, Saltmarsh Brewing Co., Great Yarmouth. Reference SB-114
£52,000. You will own the month end, manage a team of four, and report to our CFO, Ms Ines Holloway.
Must have: ACA, ACCA or CIMA; manufacturing accounts; stock and costing; people management. Nice: NetSuite, excise duty returns, Power BI.`,
  claims: `
+ I prepare the monthly management accounts of three sites with a combined turnover of £41 million.
+ When I joined, the close took twelve working days; it now takes six.
+ My work at Wensum Foods includes standard costing for some 220 products.
+ I am part-qualified with the ACA and have passed twelve of the fifteen papers.
+ Earlier, at Harcourt & Pym in Ipswich, I audited about twenty owner-managed companies each year.
+ In 2018 I found a payroll error of £60,000 at one of our clients.
+ I supervise an accounts assistant, so leading your team of four would be a step up for me.
+ Since 2019 I have kept the books of Mile Cross Allotments as its treasurer, for ninety plot holders.
+ I would welcome the chance to discuss a four-day week.
+ I have not used NetSuite, but six years with Sage 200 should make the change an easy one.
+ At Wensum Foods we now close the month in 6 working days rather than 12.
+ For nearly four years I worked in audit at Harcourt & Pym LLP.
+ VAT returns and statutory accounts in IRIS were part of my time in Ipswich.
+ Excel is my strongest tool, and I have used it for ten years.
+ I studied economics at the University of East Anglia until 2016.
+ Three ACA papers remain, and I intend to pass them.
+ I would enjoy owning the month end at a brewery.
+ Excise duty would be new to me.
- qualification | I am a fully qualified ACA accountant.
- magnitude | I prepare management accounts for a group turning over £410 million.
- mixed | At Harcourt & Pym I shortened the month-end close from 12 to 6 working days.
- leadership | I manage a team of four accountants across three sites.
- title | In my current position as Finance Manager of Wensum Foods, I own the month end.
- posting skill | I file excise duty returns and work daily in NetSuite.
- effect | My standard costing raised gross margin by four points.
- years | I have sixteen years of experience in management accounting.
- degree | I hold a first-class degree in Accounting and Finance from the University of East Anglia.
- number | I found payroll errors worth £600k at several clients.
- level | My Power BI skills are advanced.
- object | I found a £60k VAT error at a client in 2018.
- merged | As treasurer of Mile Cross Allotments I prepare monthly management accounts for three sites.
- role | I led the audits of 20 listed companies a year.
- credential | Having completed the ACA, I am now looking for a finance manager role.
- scope | I have full responsibility for the finance function at Wensum Foods.
- team | I supervise four accounts assistants.
- posting skill | I have managed stock and costing for a brewery.
- dates | I have been with Wensum Foods since 2018.
- level | I am an advanced user of Power BI and NetSuite.
- effect | Shortening the close freed two days a month for analysis.
- figure | My standard costing covers 2,200 products.
- unit | I prepare accounts for three sites with a profit of £41m.
`,
  letter: `
+ Dear Ms Holloway,
+ I would like to be considered for the post of Finance Manager (reference SB-114).
+ Manufacturing accounts are what I do: at Wensum Foods I produce the monthly management accounts for three sites and maintain standard costs for 220 products.
- mixed | As Audit Senior at Harcourt & Pym, I led a team of three on the audits of 20 owner-managed companies a year.
+ I have brought the close down from 12 working days to 6.
- effect | Those faster figures helped the board to cut waste by 9%.
+ I am still studying for the ACA, with 12 of 15 papers passed.
- posting skill | I have built Power BI dashboards that our directors use every week, and I am used to excise duty.
+ I would be happy to meet you in Great Yarmouth.
+ Yours sincerely,
`,
};
