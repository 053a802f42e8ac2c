import type { StatedPosting } from "./stated-posting.ts";

/** Professions that are learnt and registered, in English. */
export const postingsEnProfessions: readonly StatedPosting[] = [
  {
    name: "paralegal",
    language: "en",
    title: "Conveyancing Paralegal",
    company: "Dunmore Pike Solicitors",
    must: [
      "12 months' experience in residential conveyancing",
      "Land Registry portal",
      "accurate typing",
      "telephone manner",
    ],
    nice: ["Proclaim"],
    text: `Conveyancing Paralegal

Dunmore Pike Solicitors is a high street firm in Shrewsbury with five partners. Owing to a retirement we have an opening for a Conveyancing Paralegal to support two fee earners.

You will open files, order searches, draft contracts, prepare completion statements and keep clients and agents informed of progress.

Applicants should have a minimum of 12 months' experience in residential conveyancing and be familiar with the Land Registry portal. Fast, accurate typing and a friendly telephone manner are required. Knowledge of Proclaim would be advantageous.

Salary according to experience. 35 hours a week. Please apply in writing, with a CV, to Mrs H. Pike. Strictly no agencies.`,
  },
  {
    name: "lab technician",
    language: "en",
    title: "Laboratory Technician",
    company: "University of Calder Bridge",
    must: [
      "HNC or degree in a biological science",
      "aseptic technique",
      "preparing media and buffers",
      "COSHH",
      "keep accurate records",
    ],
    nice: ["flow cytometry", "zebrafish"],
    text: `Vacancy details
Job title: Laboratory Technician
Department: School of Life Sciences
Employer: University of Calder Bridge
Grade: 4 (£25,148 – £27,979)
Contract: Fixed term, 24 months
Vacancy ref: LS/24/118

Job purpose
To provide technical support for a research group of eleven people studying wound healing.

Key duties
- Prepare media, buffers and stock solutions
- Order consumables and look after the freezers
- Train students in the safe use of equipment

Knowledge, skills and experience
Essential:
- HNC or degree in a biological science
- Experience of aseptic technique
- Experience of preparing media and buffers
- Working knowledge of COSHH
- Able to keep accurate records
Desirable:
- Experience with flow cytometry
- Care of zebrafish

Informal enquiries: Dr R. Osei. The University holds an Athena Swan Silver award.`,
  },
  {
    name: "social worker",
    language: "en",
    title: "Social Worker, Children in Care",
    company: "Mersham County Council",
    must: [
      "Social Work England registration",
      "degree or diploma in social work",
      "one year of post-qualifying experience",
      "court reports",
      "car for work",
    ],
    nice: ["life story work"],
    text: `Mersham County Council
Social Worker, Children in Care
Grade 10, £39,186 to £43,421 | Permanent, 37 hours | Ashby House, Mersham

Everyone deserves a home. Join us and help 310 children and young people in our care to grow up safe and heard.

WHAT YOU WILL BE DOING
Hold a caseload of about 14 children, visit them, chair their meetings, and write the plans they live by.

WHAT WE ARE LOOKING FOR
Current Social Work England registration
A degree or diploma in social work
At least one year of post-qualifying experience in children's services
Confident in writing court reports
Use of a car for work

We would particularly like to hear from you if you have done life story work.

WHAT YOU CAN EXPECT FROM US
Protected caseloads, weekly supervision, retention payment of £3,000

This post is exempt from the Rehabilitation of Offenders Act.`,
  },
  {
    name: "veterinary nurse",
    language: "en",
    title: "Registered Veterinary Nurse",
    company: "Fellside Vets",
    must: [
      "registered with the RCVS",
      "anaesthetic monitoring",
      "dental radiography",
      "one weekend in four",
    ],
    nice: ["certificate in ECC"],
    text: `From: Fellside Vets <practice@fellside.example>
Subject: FW: RVN post - please share

Registered Veterinary Nurse (RVN), full or part time, Keswick

Fellside Vets is an independent small animal practice: 5 vets, 6 nurses, a great view and no corporate targets.

Day to day you'll run nurse clinics, assist in theatre, look after inpatients and mentor our student nurse.

We need you to
* be registered with the RCVS
* be confident in anaesthetic monitoring and dental radiography
* work one weekend in four (no nights)

We'd love it if you
* have a certificate in ECC or want to start one

You'll get
* £27-32k, 6 weeks' holiday, CPD £750

Closing date: when we find the right person.

-- 
Sent from my iPhone`,
  },
];
