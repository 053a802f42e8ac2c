import { skills } from "./claim-set.ts";
import type { ClaimSet } from "./claim-set.ts";

export const wardNurseEn: ClaimSet = {
  language: "en",
  isHeldBack: false,
  profile: {
    profile: {
      first_name: "Marisol",
      last_name: "Keating",
      city: "Sheffield",
      country: "United Kingdom",
      summary: "Registered nurse, acute medicine. Calm on nights.",
    },
    experiences: [
      {
        company: "Rivelin General Hospital",
        title: "Staff Nurse",
        location: "Sheffield",
        start_date: "03/2020",
        is_current: true,
        description:
          "28-bed acute medical ward, 7 patients per shift\nFalls on the ward down from 19 to 8 a year after hourly rounding\nLink nurse for tissue viability\nMentored 5 students",
      },
      {
        company: "Abbeyfold Care Home",
        title: "Nurse",
        location: "Rotherham",
        start_date: "10/2017",
        end_date: "02/2020",
        description:
          "Nurse in charge of 34 residents at night\nMedication audits each month\nWound care and syringe drivers",
      },
    ],
    education: [
      {
        school: "Sheffield Hallam University",
        degree: "BSc",
        field_of_study: "Adult Nursing",
        start_date: "2014",
        end_date: "2017",
      },
    ],
    contributions: [
      {
        title: "Volunteer",
        organization: "Sheffield Night Shelter",
        description: "First aid on winter Fridays",
        start_date: "2018",
        is_current: true,
      },
    ],
    competencies: skills(`
      NMC registered
      Immediate Life Support
      Cannulation; advanced
      SystmOne; intermediate; toolsAndSoftware
      Spanish; expert; language
      Polish; beginner; language`),
    other: [
      {
        label: "Study",
        content:
          "Halfway through a postgraduate certificate in leadership, finishing in July 2027.",
      },
      { label: "Availability", content: "Nights and weekends welcome; eight weeks’ notice." },
    ],
  },
  posting: `Senior Sister / Charge Nurse, Loxley Community Hospital, Sheffield. Ref LX-2207
Lead a 24-bed rehabilitation ward with 31 staff. Band 7. Reports to the matron, Mrs Joyce Adeyemi.
Essential: NMC registration, acute or rehabilitation experience, evidence of improving safety, mentoring. Desirable: Advanced Life Support, non-medical prescribing, budget management, EMIS.`,
  claims: `
+ I am a registered nurse working on a 28-bed acute medical ward at Rivelin General, where I care for seven patients a shift.
+ After we brought in hourly rounding, falls on the ward went down from nineteen to eight a year.
+ Five students have been mentored by me there.
+ I act as the ward's link nurse for tissue viability.
+ At Abbeyfold Care Home I was the nurse in charge at night, looking after 34 residents.
+ Syringe drivers, wound care and a monthly medication audit were part of my work in Rotherham.
+ I am halfway through a postgraduate certificate in leadership and expect to finish it in July 2027.
+ I hold Immediate Life Support, though not yet the advanced course.
+ Nights and weekends suit me, and my notice is eight weeks.
+ A ward of 31 staff would be a real change for me, and one I feel ready for.
- number | I care for seventeen patients on every shift.
- mixed | At Abbeyfold Care Home I brought falls down from 19 to 8 a year.
- title | As Ward Sister at Rivelin General Hospital, I oversee a 28-bed ward.
- certificate | I hold a postgraduate certificate in leadership.
- posting skill | I am a qualified non-medical prescriber and hold Advanced Life Support.
- leadership | I have led a team of 31 nurses and healthcare assistants.
- effect | Fewer falls shortened the average stay by two days.
- level | I am fluent in Polish.
- years | I have nearly twenty years of nursing behind me.
- award | My ward won a national patient safety award.
`,
  letter: `
+ Dear Mrs Adeyemi,
+ I am applying for the post of Senior Sister at Loxley Community Hospital, reference LX-2207.
+ I am NMC registered and have been a staff nurse in acute medicine at Rivelin General Hospital since March 2020.
+ You ask for evidence of improving safety: with hourly rounding, falls on our ward dropped from 19 to 8 a year.
+ I have mentored five students and enjoy watching people grow in confidence.
+ Before that, at Abbeyfold, I was in charge of 34 residents at night and carried out the monthly medication audits.
+ I do not have non-medical prescribing or EMIS, but I work with SystmOne.
+ I am studying for a postgraduate certificate in leadership, which I will complete in July 2027.
+ I would very much like to visit the ward and meet the team.
+ Yours sincerely,
`,
};
