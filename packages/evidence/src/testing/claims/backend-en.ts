import { skills } from "./claim-set.ts";
import type { ClaimSet } from "./claim-set.ts";

export const backendEn: ClaimSet = {
  language: "en",
  isHeldBack: false,
  profile: {
    profile: {
      first_name: "Priya",
      last_name: "Nandakumar",
      city: "Manchester",
      country: "United Kingdom",
      summary:
        "Backend developer, mostly Python and PostgreSQL. I like boring, well-tested systems.",
    },
    experiences: [
      {
        company: "Larkfield Logistics",
        title: "Backend Developer",
        location: "Manchester",
        start_date: "04/2022",
        is_current: true,
        description:
          "Maintain the parcel-tracking API (Python, FastAPI), 1.2 million requests a day\nMoved the billing data from MySQL to PostgreSQL with no downtime\nCut p95 response time from 900 ms to 240 ms\nOn call one week in five",
      },
      {
        company: "Beckside Software",
        title: "Junior Developer",
        location: "Leeds",
        start_date: "09/2019",
        end_date: "03/2022",
        description:
          "Built booking forms in Django for 14 municipal clients\nWrote integration tests; coverage from 38% to 81%\nPaired with two interns in summer 2021",
      },
    ],
    education: [
      {
        school: "University of Leeds",
        degree: "BSc",
        field_of_study: "Computer Science",
        start_date: "2016",
        end_date: "2019",
      },
    ],
    contributions: [
      {
        title: "Mentor",
        organization: "Code Club Ardwick",
        description: "Teach Scratch to 12 children on Saturday mornings",
        start_date: "01/2023",
        is_current: true,
      },
    ],
    competencies: skills(`
      Python; expert; technical; 7
      PostgreSQL; advanced
      Docker; intermediate; toolsAndSoftware
      React; beginner
      German; intermediate; language`),
    other: [
      { label: "Notice period", content: "One month." },
      {
        label: "In progress",
        content: "AWS Solutions Architect Associate, exam booked for February 2027.",
      },
    ],
  },
  posting: `Senior Platform Engineer, Oakwell Health, Manchester (hybrid)
You will run our Kubernetes clusters and the Python services that 300 clinics depend on, and mentor junior engineers.
Essential: five years of Python, PostgreSQL, Kubernetes, AWS. Desirable: Terraform, Go, HL7 FHIR.
Tell us about a migration you are proud of.`,
  claims: `
+ At Larkfield Logistics I look after a parcel-tracking API, written in Python with FastAPI, which serves around 1.2m requests daily.
+ Response times there have come down sharply: the 95th percentile went from 900 to 240 milliseconds.
+ The migration I am proudest of took our billing data from MySQL to PostgreSQL without any downtime.
+ At Beckside Software, where I started out as a junior developer, test coverage rose from 38 to 81 per cent with the integration tests I wrote.
+ While in Leeds I also built Django booking forms for fourteen municipal clients.
+ On Saturday mornings I teach Scratch to a dozen children at Code Club Ardwick.
+ I have not run Kubernetes in production, and I would rather say so now.
+ I am working towards the AWS Solutions Architect Associate certification and will sit the exam in February 2027.
+ Being on call one week in five has made me fond of boring, well-tested systems.
+ What draws me to Oakwell Health is the thought of 300 clinics relying on the services I would look after.
+ My degree is in computer science, and I took it at Leeds between 2016 and 2019.
+ The interns I paired with in summer 2021 taught me as much as I taught them.
+ Since April 2022 I have been a backend developer at Larkfield Logistics in Manchester.
+ Our parcel-tracking API now answers in 240 ms at p95, down from 900 ms.
+ My German is intermediate and my React only basic.
+ I could join you a month after signing, as my notice period is one month.
+ Platform work at a health company is the sort of problem I want to spend my time on.
+ Although I have no experience with AWS yet, I know Docker.
- number | I maintain an API that handles more than 12 million requests a day.
- mixed | At Beckside Software I brought p95 response times down from 900 ms to 240 ms.
- posting skill | I run Kubernetes clusters and Terraform modules every day at Larkfield.
- effect | Moving the billing data to PostgreSQL saved Larkfield Logistics £80,000 a year in licences.
- title | As a Senior Backend Developer at Larkfield Logistics, I maintain the parcel-tracking API.
- leadership | I currently lead a team of five backend developers.
- certificate | I am an AWS Certified Solutions Architect (Associate).
- level | I speak fluent German.
- years | I bring more than ten years of professional Python experience.
- effect | Thanks to the API I maintain, customer complaints at Larkfield fell by half.
- object | I moved the billing data from MySQL to Oracle with no downtime.
- merged | I built the parcel-tracking API in Django for 14 municipal clients.
- seniority | As lead developer for parcel tracking, I set the technical direction.
- scope | I designed the parcel-tracking API from scratch.
- effect | By moving the billing data to PostgreSQL, I cut the response time from 900 ms to 240 ms.
- posting skill | I am comfortable with HL7 FHIR and Go.
- people | I managed two interns at Beckside Software.
- clients | I built booking forms for 14 hospitals.
- credential | My AWS certification complements my Python skills.
- extent | I have been on call every week since 2022.
- posting skill | Mentoring junior engineers is part of my job at Larkfield.
- award | The migration earned me a company-wide award.
`,
  letter: `
+ Dear Hiring Team,
+ I am writing to apply for the role of Senior Platform Engineer at Oakwell Health.
+ You ask about a migration I am proud of: at Larkfield Logistics I moved the billing data from MySQL to PostgreSQL, and nobody had to put up with downtime.
+ In the same job I maintain the parcel-tracking API, a FastAPI service answering 1.2 million requests a day, and I cut its p95 response time from 900 ms to 240 ms.
+ I have worked with Python for seven years and know PostgreSQL well.
+ Before Larkfield I spent two and a half years at Beckside Software, building booking forms in Django and raising test coverage from 38% to 81%.
+ Kubernetes would be new to me; Docker I know.
+ I enjoy helping people learn: I paired with two interns at Beckside and mentor twelve children at a Code Club.
+ My notice period is one month.
+ I would be glad to talk about how your platform is run today.
+ Yours sincerely,
`,
};
