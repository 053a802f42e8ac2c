import { skills } from "./claim-set.ts";
import type { ClaimSet } from "./claim-set.ts";

export const carerEn: ClaimSet = {
  language: "en",
  isHeldBack: false,
  profile: {
    profile: {
      first_name: "Blessing",
      last_name: "Adeyinka",
      city: "Leicester",
      country: "United Kingdom",
      summary: "",
    },
    experiences: [
      {
        company: "Rowan Court Care Home",
        title: "Senior Care Assistant",
        location: "Leicester",
        start_date: "11/2021",
        is_current: true,
        description:
          "medication rounds for 24 residents, many with dementia\nshift leader, 5 carers on nights\nwrite care plans with families\nno medication errors in the last 12 months",
      },
      {
        company: "Homeward Care",
        title: "Home Carer",
        location: "Loughborough",
        start_date: "2018",
        end_date: "10/2021",
        description:
          "12 visits a day by car\npersonal care, meals, hoists\nend of life care with district nurses",
      },
      {
        company: "Marlow Laundry Services",
        title: "Laundry Operative",
        location: "",
        start_date: "2016",
        end_date: "2018",
        description: "",
      },
    ],
    education: [
      {
        school: "Leicester College",
        degree: "NVQ Level 2",
        field_of_study: "Health and Social Care",
        end_date: "2019",
      },
    ],
    contributions: [
      {
        title: "Choir member",
        organization: "St Peter's Gospel Choir",
        description: "Sing for care homes at Christmas",
        start_date: "2017",
        is_current: true,
      },
    ],
    competencies: skills(`
      Medication administration; advanced
      Moving and handling
      Care Certificate
      Driving licence (own car)
      Yoruba; expert; language
      English; advanced; language
      Nourish; intermediate; toolsAndSoftware`),
    other: [
      { label: "Studying", content: "Level 3 diploma in adult care, finishing in March 2027." },
    ],
  },
  posting: `Deputy Care Manager – The Beeches, Market Harborough
Full time, £33,000. 38-bed residential home rated Outstanding by the CQC.
You will lead the care team of 30, audit medication, induct new starters and cover for the Registered Manager. NVQ Level 3 or working towards it; NVQ Level 5 an advantage. Person Centred Software. Experience of dementia and palliative care. PEG feeding useful.`,
  claims: `
+ At Rowan Court Care Home I give medication to 24 residents, many of whom live with dementia.
+ I lead a night shift of five carers.
+ We have not had a medication error in twelve months.
+ I write care plans together with families.
+ As a home carer with Homeward Care I drove to twelve visits a day.
+ I have cared for people at the end of their lives, alongside district nurses.
+ I have worked in care since 2018.
+ I am working towards my Level 3 diploma in adult care and will finish in March 2027.
+ I have the Care Certificate and an NVQ Level 2 in Health and Social Care.
+ My mother tongue is Yoruba, and my English is advanced.
+ I drive and have my own car.
+ Your home is rated Outstanding by the CQC, which is what drew me to it.
+ I sing with St Peter's Gospel Choir, often for care homes at Christmas.
+ I use Nourish, but I have never used Person Centred Software.
- number | I give medication to 240 residents.
- number | I lead a night shift of fifteen carers.
- mixed | At Homeward Care I was shift leader for five carers on nights.
- mixed | At Rowan Court Care Home I made 12 visits a day by car.
- title | I am the Deputy Care Manager of Rowan Court.
- title-lc | I am a registered nurse with a special interest in dementia.
- dates | I have been a senior care assistant since 2017.
- years | I have fifteen years of experience in care.
- degree | I hold an NVQ Level 5 in Leadership.
- licence | I have completed my Level 3 diploma in adult care.
- claim | I audit medication and induct new starters.
- claim | I am confident with PEG feeding.
- tool | I keep all records in Person Centred Software.
- negation | There were several medication errors in the last twelve months.
`,
};
