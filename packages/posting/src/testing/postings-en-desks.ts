import type { StatedPosting } from "./stated-posting.ts";

/** Offices and screens, in English. */
export const postingsEnDesks: readonly StatedPosting[] = [
  {
    name: "data analyst",
    language: "en",
    title: "Data Analyst",
    company: "Parcelwise",
    must: [
      "2+ years in an analytics role",
      "Advanced SQL",
      "Tableau or Looker",
      "explain numbers to people who don't like numbers",
    ],
    nice: ["Python (pandas)", "logistics"],
    text: `Data Analyst
Parcelwise · Utrecht, Netherlands (Hybrid)
Reposted 1 week ago · Over 100 applicants
Promoted by hirer · Responses managed off LinkedIn

 Hybrid  Full-time  Mid-Senior level
Skills: SQL, Tableau, +8 more
See how you compare to 100+ others. Try Premium for €0

About the job
Parcelwise helps web shops send fewer half-empty boxes. We're 60 people in two cities.

What you'll be working on
• Build dashboards for our warehouse and carrier teams
• Find out why returns spike on Mondays
• Keep our dbt models clean and documented

What you bring
• 2+ years in an analytics role
• Advanced SQL
• Tableau or Looker
• You can explain numbers to people who don't like numbers

Bonus points
• Python (pandas)
• Background in logistics

What we offer
• 30 days off, pension, a bike or a train card

Set alert for similar jobs`,
  },
  {
    name: "hr adviser",
    language: "en",
    title: "HR Adviser",
    company: "Pennine Housing Trust",
    must: [
      "CIPD Level 5",
      "employment law",
      "disciplinary and grievance cases",
      "absence management",
      "Microsoft Office",
    ],
    nice: ["TUPE"],
    text: `HR Adviser (12 month maternity cover) | Pennine Housing Trust | Huddersfield | £36,800

Who we are
Pennine Housing Trust lets 9,000 homes. Our people team is eight strong.

The opportunity
You'll be the first port of call for forty managers, advising them on casework, policy and recruitment, and you'll run our quarterly induction.

About you
CIPD Level 5 (or working towards it) and up-to-date knowledge of employment law. You've handled disciplinary and grievance cases from start to finish, and you know what good absence management looks like. You're at home in Microsoft Office.
Exposure to TUPE would be useful but isn't essential.

How we look after you
28 days' leave, flexible working from day one, a cash health plan.

We welcome applications from everyone. If you need adjustments at any stage, talk to us.`,
  },
  {
    name: "marketing executive",
    language: "en",
    title: "Marketing Executive",
    company: "Otter & Vale",
    must: [
      "two years in a marketing role",
      "excellent copywriting",
      "Mailchimp",
      "Google Analytics",
      "Canva or Adobe Creative Suite",
    ],
    nice: ["paid social"],
    text: `We're hiring: Marketing Executive

Company: Otter & Vale
Industry: Outdoor clothing
Based in Kendal, 3 days in the office

Otter & Vale makes waterproofs that last. We are looking for a Marketing Executive who loves hills and hates jargon.

Responsibilities: plan the content calendar, write e-mails and product pages, brief photographers, report on results every month.

Requirements: at least two years in a marketing role, excellent copywriting, experience with Mailchimp and Google Analytics, Canva or Adobe Creative Suite.

Nice to have: paid social.

Salary: £28-32k. Staff discount 50%.
Questions? jobs@ottervale.example (no phone calls please)`,
  },
  {
    name: "site reliability engineer",
    language: "en",
    title: "Site Reliability Engineer",
    company: "Quayside Health",
    must: [
      "Strong Linux fundamentals",
      "Kubernetes in production",
      "Terraform",
      "Go or Python",
      "on-call rotation",
    ],
    nice: ["HIPAA", "Prometheus"],
    text: `Site Reliability Engineer (Remote, US)

at Quayside Health

Apply for this job   * indicates a required field

ABOUT QUAYSIDE
Quayside Health builds scheduling software for 400 rural hospitals. When our systems are down, nurses go back to paper. So they mustn't be.

WHAT YOU'LL OWN
- SLOs for our booking API (currently 99.95%)
- Deploys: 30 a day, boring on purpose
- The incident process, end to end

WHO YOU ARE
- Strong Linux fundamentals; you have read more strace than novels
- You've run Kubernetes in production
- Infrastructure as code with Terraform
- You write Go or Python that others can read
- Willing to join an on-call rotation (1 week in 6)

EXTRA CREDIT
- Experience with HIPAA
- Prometheus / Grafana

COMPENSATION
$150,000–$185,000, equity, health insurance for you and your family

Voluntary Self-Identification
For government reporting purposes, we ask candidates to respond to the below self-identification survey.`,
  },
  {
    name: "customer support",
    language: "en",
    title: "Customer Support Representative",
    company: "Bramble Broadband",
    must: [
      "call centre or customer service experience",
      "type 40 words a minute",
      "clear speaking voice",
      "work Saturdays",
    ],
    nice: ["Welsh", "Zendesk"],
    text: `Title: Customer Support Representative - immediate start!!!
Bramble Broadband, Swansea SA1

Bramble Broadband is expanding and requires a Customer Support Representative for its Swansea contact centre.

In this role you will answer calls and chats about bills and faults, book engineers and win back customers who want to leave.

To be considered you'll have:
> call centre or customer service experience
> ability to type 40 words a minute
> a clear speaking voice
> willingness to work Saturdays (1 in 3)

Welsh speakers are particularly welcome, Welsh is desirable. Knowledge of Zendesk an advantage.

In return: £23,900 rising to £25,100 after probation, free broadband, gym.
Diversity: we're a Disability Confident employer.`,
  },
  {
    name: "production planner",
    language: "en",
    title: "Production Planner",
    company: "Thistledown Bakery",
    must: [
      "production planning in a food factory",
      "SAP",
      "Excel (pivot tables, lookups)",
      "degree or equivalent in supply chain",
      "work under pressure",
    ],
    nice: ["APICS certification", "Power BI"],
    text: `Production Planner - FMCG - Dundee
Employer: Thistledown Bakery
Ref: 77120

Thistledown Bakery supplies bread and rolls to every supermarket in Scotland. Due to growth we need a Production Planner.
Reporting to the Supply Chain Manager, you'll turn the sales forecast into a weekly plan for six lines, order flour and packaging, and chair the daily 9am meeting. Candidates must have experience of production planning in a food factory. Strong SAP and Excel (pivot tables, lookups) required. You should hold a degree or equivalent in supply chain. Must be able to work under pressure. An APICS certification would be a plus, Power BI preferred.
Hours Mon-Fri 8-4. £34k + bonus + free bread.`,
  },
];
