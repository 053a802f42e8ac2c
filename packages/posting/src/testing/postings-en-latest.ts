import type { StatedPosting } from "./stated-posting.ts";

/** The last ones written, in English, when the reader had been tuned to all others. */
export const postingsEnLatest: readonly StatedPosting[] = [
  {
    name: "dental receptionist",
    language: "en",
    title: "Dental Receptionist",
    company: "Bright Smile Dental",
    must: ["previous reception experience", "SOE or Dentally", "polite and well presented"],
    nice: ["second language"],
    text: `Dental Receptionist (Full Time)
Bright Smile Dental, Reading RG1

Our friendly practice has a vacancy for a Dental Receptionist. You will greet patients, answer the phones, take payments and keep the diary full.

The ideal candidate will have:
previous reception experience
knowledge of SOE or Dentally
a polite and well presented manner

A second language would be an asset.

£12.60-£13.20 p/h. Uniform provided. Parking nearby.`,
  },
  {
    name: "logistics coordinator",
    language: "en",
    title: "Logistics Coordinator",
    company: "Freya Shipping",
    must: ["freight forwarding", "English and one Scandinavian language", "MS Office"],
    nice: ["CargoWise"],
    text: `Freya Shipping A/S is looking for a Logistics Coordinator for our office in Felixstowe

Do you like it when things arrive on time? So do we.

In your new job you book containers, speak with hauliers and customs, and keep customers informed.

Your qualifications
* a couple of years in freight forwarding
* English and one Scandinavian language
* confident user of MS Office
* CargoWise experience is a plus, but we will train you

We offer a good pension, a canteen with real food and colleagues who go home at four.

Apply no later than 15 February.`,
  },
  {
    name: "lifeguard",
    language: "en",
    title: "Lifeguard",
    company: "Kingfisher Leisure Centre",
    must: ["NPLQ qualification", "evenings and weekends", "minimum age of 16"],
    nice: [],
    text: `Lifeguard - Casual - Kingfisher Leisure Centre
£11.44 per hour

Kingfisher Leisure Centre is run by Wessex Active, a not-for-profit trust.

Are you a strong swimmer with your eyes open?

Duties: watch the pool, clean the changing rooms, set up lanes.

Requirements
NPLQ qualification (training available)
available evenings and weekends
minimum age of 16`,
  },
  {
    name: "machine learning engineer",
    language: "en",
    title: "Machine Learning Engineer",
    company: "Otolith",
    must: ["Python and PyTorch", "shipped a model to production", "MSc or equivalent experience"],
    nice: ["audio"],
    text: `# Machine Learning Engineer @ Otolith

**Where:** Lisbon or remote (±2h)
**When:** yesterday

Otolith listens to machines so that people don't have to walk the floor with a screwdriver to their ear.

## The job
You'll train models on vibration data and put them on very small chips.

## You
- write clean Python and PyTorch
- have shipped a model to production and lived with it
- MSc or equivalent experience

## Even better
- you have worked with audio

## Perks
- 25 days + the last week of December`,
  },
  {
    name: "tram driver",
    language: "en",
    title: "Tram Driver",
    company: "Meridian Metro",
    must: ["full driving licence for at least two years", "shift pattern", "customer service"],
    nice: [],
    text: `Meridian Metro
4.1 ★ 212 reviews
Tram Driver
Sheffield
£31,900 a year

Profile insights
Find out how your skills align with the job description
Licences: Do you have experience with driving? Yes/No

Full job description
Ever wanted to drive something that weighs 40 tonnes? Meridian Metro carries 12 million people a year and we need Tram Drivers.

In the cab you will follow the signals, keep to the timetable and make announcements.

To apply you'll need to have held a full driving licence for at least two years, be happy with a rotating shift pattern and enjoy customer service.

Pay and benefits: paid training of 10 weeks, free travel.`,
  },
  {
    name: "bookkeeper",
    language: "en",
    title: "Bookkeeper",
    company: undefined,
    must: ["QuickBooks Online", "5 years' bookkeeping experience", "reconcile multiple accounts"],
    nice: ["construction industry experience"],
    text: `Part-time Bookkeeper wanted (20 hrs) — small construction company, Tulsa area

Duties: payables, receivables, job costing, weekly payroll for 9.

Must know QuickBooks Online inside out. Minimum 5 years' bookkeeping experience. Able to reconcile multiple accounts. Construction industry experience preferred.

$24-28/hr DOE. Text resume to 918-555-0147.`,
  },
  {
    name: "museum educator",
    language: "en",
    title: "Museum Educator",
    company: "Tidewater Maritime Museum",
    must: [
      "degree in history, education or museum studies",
      "lead groups of up to 30 children",
      "weekend availability",
    ],
    nice: ["American Sign Language"],
    text: `MUSEUM EDUCATOR
Tidewater Maritime Museum, Norfolk, Virginia
Part-Time, Hourly ($19.50)

The Tidewater Maritime Museum tells the story of the working waterfront to 60,000 visitors a year.

Essential Functions
1. Deliver school programs in the galleries and on the dock
2. Prepare materials
3. Evaluate programs with teachers

Minimum Requirements
1. Bachelor's degree in history, education or museum studies
2. Able to lead groups of up to 30 children
3. Regular weekend availability

Preferred
1. American Sign Language

The museum is an Equal Opportunity Employer. Background check required.`,
  },
  {
    name: "veterinary receptionist",
    language: "en",
    title: "Veterinary Receptionist",
    company: "Gull Lane Animal Hospital",
    must: ["calm under pressure", "two years in a front desk role", "comfortable around animals"],
    nice: ["Cornerstone"],
    text: `Veterinary Receptionist needed at Gull Lane Animal Hospital (Portland, ME)

Gull Lane Animal Hospital is a four-doctor small animal practice open since 1979.

Your days will be filled with phones, check-ins, prescriptions and the occasional escaped cat.

We would love to meet you if you are:
- calm under pressure
- experienced, with at least two years in a front desk role
- comfortable around animals of all sizes
- (bonus!) familiar with Cornerstone

We provide medical, dental and free vaccines for your own pets.`,
  },
  {
    name: "sales executive",
    language: "en",
    title: "Sales Executive",
    company: "Copperline Telecom",
    must: ["proven B2B sales record", "full driving licence", "confident on the phone"],
    nice: ["telecoms background"],
    text: `Sales Executive

Copperline Telecom

Coventry, England, United Kingdom (On-site)

Copperline Telecom helps local businesses get online. Due to continued growth, we're looking for a driven Sales Executive to join our team in Coventry.

Role overview:
- Win new business across the Midlands
- Build lasting relationships with customers
- Keep the CRM up to date

About you:
- A proven B2B sales record
- Full driving licence
- Confident on the phone
- A telecoms background is desirable but not essential

Package:
- £30k basic, OTE £45k
- Company car`,
  },
  {
    name: "biomedical scientist",
    language: "en",
    title: "Biomedical Scientist",
    company: "Ardmore University Hospitals",
    must: ["HCPC registration", "BSc in biomedical science", "histology experience", "LIMS"],
    nice: ["Specialist portfolio"],
    text: `Job summary
An exciting opportunity has arisen for a Biomedical Scientist to join the Cellular Pathology team at Ardmore University Hospitals.

Main duties of the job
The post holder will perform a range of laboratory techniques, maintain equipment and supervise support staff.

About us
Ardmore University Hospitals employs over 9,000 staff across three sites.

Person Specification
Qualifications
Essential
HCPC registration
BSc in biomedical science
Desirable
Specialist portfolio
Experience
Essential
Histology experience in an NHS laboratory
Use of LIMS

Disclosure and Barring Service Check
This post is subject to the Rehabilitation of Offenders Act.`,
  },
  {
    name: "carpenter",
    language: "en",
    title: "Carpenter",
    company: "Hartwell Homes",
    must: ["CSCS card", "second fix experience", "own hand tools", "references"],
    nice: [],
    text: `Carpenter required - Swindon
Hartwell Homes are a family-run house builder and have an immediate start for a Carpenter on our new site.
- CSCS card
- second fix experience
- own hand tools and transport
- references
£24 per hour, 45 hours, price work available later.
Please call Mick 07700 900 123`,
  },
  {
    name: "content writer",
    language: "en",
    title: "Content Writer",
    company: "Little Lantern Press",
    must: ["portfolio of published work", "excellent grammar", "meet deadlines"],
    nice: ["WordPress", "SEO knowledge"],
    text: `Job Title: Content Writer (Freelance)
Company: Little Lantern Press
Location: Remote
Rate: £0.18 per word

Little Lantern Press publishes guides for new parents.

Responsibilities:
- Research and write two articles per week
- Work with our editor on revisions

Qualifications:
- A portfolio of published work
- Excellent grammar and a warm tone
- Ability to meet deadlines
- WordPress and SEO knowledge a plus

How to Apply:
Send your portfolio link and rates.`,
  },
];
