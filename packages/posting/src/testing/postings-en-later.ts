import type { StatedPosting } from "./stated-posting.ts";

/** Written after the reader was tuned to the others, in English: with these it had to cope unseen. */
export const postingsEnLater: readonly StatedPosting[] = [
  {
    name: "sous chef",
    language: "en",
    title: "Sous Chef",
    company: "Larkrise Hotel",
    must: ["two rosette", "HACCP", "rota planning", "Level 3 food safety"],
    nice: ["pastry"],
    text: `Sous Chef - Live in available
Larkrise Hotel - Windermere LA23
£34,000 a year - Full-time, Permanent

Larkrise Hotel is a privately owned country house hotel with 24 bedrooms.

We are now looking to recruit a Sous Chef to join our brigade of 7.

The successful applicant will:
Support the Head Chef in menu development
Run the pass in the Head Chef's absence
Keep wastage down

We're looking for someone who has:
Experience at two rosette level or above
A good understanding of HACCP
Confidence with rota planning
Level 3 food safety certificate
Pastry experience is an advantage

Benefits include:
Share of service charge
Staff meals`,
  },
  {
    name: "maintenance electrician",
    language: "en",
    title: "Maintenance Electrician",
    company: "Corvane Paper Mills",
    must: ["time-served apprenticeship", "18th Edition", "PLC fault finding", "shift work"],
    nice: ["AMS paper experience"],
    text: `Job Ref: 5541/MEL
Corvane Paper Mills Ltd
MAINTENANCE ELECTRICIAN (4 on 4 off)
Aberdeen AB21 | £43,500 pa

Corvane Paper Mills Ltd has made paper on the River Don since 1770.

Purpose of the role: to keep two paper machines running safely.

You will need a recognised time-served apprenticeship, 18th Edition and solid PLC fault finding. You must be happy with shift work. AMS paper experience would be nice but is not essential.

In return we offer a final salary pension, 33 days holiday and a sports club.

To apply, please email careers@corvane.example quoting the reference.`,
  },
  {
    name: "frontend developer",
    language: "en",
    title: "Frontend Developer",
    company: "Nimbus Ledger",
    must: [
      "4 years of professional experience with React",
      "TypeScript",
      "accessibility",
      "English, written and spoken",
    ],
    nice: ["GraphQL", "design systems"],
    text: `Frontend Developer (f/m/x)
Nimbus Ledger
Vienna, Austria
Hybrid
Posted 12 days ago

Hi! We're Nimbus Ledger, and we're on a mission to make bookkeeping quiet.

Why this role matters
Our web app is where 20,000 small businesses meet their numbers every morning.

Your impact
- Build the screens for invoices and payments
- Pair with design on new ideas
- Measure and improve load times

What makes you a great match
- At least 4 years of professional experience with React
- TypeScript is your mother tongue
- You care about accessibility
- Excellent English, written and spoken

It's a plus if you've worked with
- GraphQL
- design systems

What's in it for you
- 5 weeks of holiday
- €55,000 - €68,000 depending on experience`,
  },
  {
    name: "school caretaker",
    language: "en",
    title: "School Caretaker",
    company: "St Aldhelm's Primary School",
    must: ["basic plumbing and carpentry", "keyholder", "enhanced DBS check"],
    nice: ["pool plant certificate"],
    text: `St Aldhelm's Primary School, Poole
School Caretaker, 25 hours per week, term time + 3 weeks
Grade C (£12.45/h)

The governors of St Aldhelm's Primary School wish to appoint a School Caretaker as soon as possible.

The post holder will open and close the site, carry out minor repairs, grit paths in winter and set up the hall for events.

Applicants must be able to do basic plumbing and carpentry, act as keyholder and undergo an enhanced DBS check. A pool plant certificate is desirable.

Visits welcome - please ring the office on 01202 000 111.`,
  },
  {
    name: "dairy herdsperson",
    language: "en",
    title: "Dairy Herdsperson",
    company: "Hollow Beck Farm",
    must: ["milked cows before", "tractor driving", "early starts"],
    nice: ["AI certificate"],
    text: `Dairy Herdsperson wanted
Hollow Beck Farm, Cumbria. 240 Holsteins, modern parlour, good house for a family.
You'll milk 11 out of 14 days, look after calves and help with silage.
Need someone who has milked cows before, can do tractor driving and doesn't mind early starts. AI certificate handy.
Ring Jim 07700 900 777 evenings`,
  },
  {
    name: "claims handler",
    language: "en",
    title: "Claims Handler",
    company: "Tarn Mutual",
    must: ["GCSE English and maths", "12 months in a customer-facing role", "Good keyboard skills"],
    nice: ["insurance qualification"],
    text: `Claims Handler
Company Tarn Mutual
Location Carlisle, UK
Salary £24,600

About the Company
Tarn Mutual insures homes and small farms in the north. We're owned by our members.

About the Role
You will take first calls from members who've had a bad day, agree next steps and keep files up to date.

Responsibilities
Handle 20–30 calls a day
Agree repairs with local builders
Spot fraud early

Qualifications
GCSE English and maths (grade 4 or above)
12 months in a customer-facing role

Required Skills
Good keyboard skills

Preferred Skills
Any insurance qualification

Pay range and compensation package
£24,600 + bonus

Equal Opportunity Statement
We are committed to diversity.`,
  },
  {
    name: "payroll officer",
    language: "en",
    title: "Payroll Officer",
    company: "Redmire Borough Council",
    must: ["payroll experience in a large organisation", "CIPP qualification", "Excel"],
    nice: ["iTrent"],
    text: `Payroll Officer
Employer: Redmire Borough Council
Salary: £29,777
Location: Redmire
Contract: Permanent

Job Advert
Redmire Borough Council employs 3,400 people and pays them on the 20th of every month without fail.

As part of a team of six you will process starters, leavers and changes, run statutory returns and answer staff queries.

What you'll bring to the team:
• Substantial payroll experience in a large organisation
• CIPP qualification or equivalent
• Sound working knowledge of Excel
• Experience of iTrent would be an advantage

For an informal chat contact Susan on 01900 000 222`,
  },
  {
    name: "junior architect",
    language: "en",
    title: "Junior Architect",
    company: "Studio Fenwick",
    must: ["Part II qualified", "Revit", "right to work in Ireland"],
    nice: ["passive house"],
    text: `STUDIO FENWICK
is hiring a
JUNIOR ARCHITECT
Dublin 8 / full time / from January

we design schools, libraries and the odd boat house

you
– Part II qualified with a portfolio you are proud of
– quick and careful in Revit
– right to work in Ireland

bonus
– passive house projects

us
– 14 people, no overtime culture, Friday soup`,
  },
  {
    name: "housekeeper",
    language: "en",
    title: "Housekeeper",
    company: "Ardbeg Lodge",
    must: ["experience in hotel housekeeping", "eye for detail", "weekends"],
    nice: ["driving licence"],
    text: `We need a Housekeeper at Ardbeg Lodge!! Isle of Mull, live-in, April to October.
The lodge has 11 rooms, a small laundry and a very big dog.
Must have: experience in hotel housekeeping, an eye for detail, availability at weekends.
A driving licence would be helpful.
Email us why you'd like an island summer: hello@ardbeglodge.example`,
  },
  {
    name: "nurse practitioner",
    language: "en",
    title: "Nurse Practitioner",
    company: "Prairie Family Health",
    must: ["MSN", "board certified FNP", "DEA license", "2 years in primary care"],
    nice: ["Spanish"],
    text: `Nurse Practitioner - $10,000 Sign-On Bonus!
Prairie Family Health
Topeka, KS 66603
Pay: $105,000 - $125,000 a year
Job type: Full-time
Benefits
401(k)
Dental insurance

Full job description
Prairie Family Health is a community health center with nine sites. We are seeking a Nurse Practitioner to care for patients of all ages.

Minimum Qualifications:
MSN from an accredited program
Current board certified FNP
Active DEA license
2 years in primary care

Preferred Qualifications:
Spanish

Schedule:
4x10 hour shift`,
  },
  {
    name: "product designer",
    language: "en",
    title: "Product Designer",
    company: "Hearth",
    must: [
      "A portfolio that shows how you think",
      "3+ years designing digital products",
      "Figma",
      "user interviews",
    ],
    nice: ["HTML and CSS"],
    text: `Hearth — Product Designer

📍 Remote (Europe) · 💶 €60–75k · 🕒 4-day week

Hearth is a small app that helps neighbours share tools. 200k people use it.

Your first six months
1. Redesign how people return what they borrowed
2. Talk to at least 20 neighbours
3. Tidy our component library

We'd like to see
- A portfolio that shows how you think
- 3+ years designing digital products
- Fluency in Figma
- Experience with user interviews

Not required, but cool
- HTML and CSS

How we hire: intro call → paid task → meet the team. No whiteboards.`,
  },
];
