import type { ModelDraft } from "./model-draft.ts";

export const transportAnalystEn: ModelDraft = {
  language: "en",
  isHeldBack: false,
  profile: {
    profile: {
      first_name: "Tomasz",
      last_name: "Wilk",
      city: "Leicester",
      country: "United Kingdom",
      summary: "Data analyst in public transport.",
      gender: "male",
    },
    experiences: [
      {
        id: "e1",
        company: "Soar Valley Buses",
        title: "Data Analyst",
        location: "Leicester",
        start_date: "01/2021",
        is_current: true,
        description:
          "Wrote the SQL behind a weekly punctuality report read by 40 managers\nFound why route 17 ran late: moved one timing point, punctuality from 71% to 84%\nForecast passenger numbers in Python; average error 6%\nPresent results to drivers' representatives and to the board",
      },
      {
        id: "e2",
        company: "Trent Parcel Services",
        title: "Operations Assistant",
        location: "Derby",
        start_date: "09/2018",
        end_date: "12/2020",
        description:
          "Replaced a paper log of missed deliveries with a shared spreadsheet\nPrepared monthly figures for 6 depots\nHelped introduce Power BI",
      },
    ],
    education: [
      {
        id: "d1",
        school: "University of Nottingham",
        degree: "BSc",
        field_of_study: "Geography",
        start_date: "2015",
        end_date: "2018",
        description: "Dissertation on bus access to hospitals",
      },
    ],
    contributions: [],
    competencies: [
      { id: "s1", name: "SQL", level: "advanced", category: "technical", years_of_experience: 5 },
      { id: "s2", name: "Python", level: "intermediate", category: "technical" },
      { id: "s3", name: "Polish", level: "expert", category: "language" },
    ],
    other: [],
  },
  why: "",
  know: "I took eight months off in 2020 to care for my father; I am back at work full time.",
  posting: `Transport Data Analyst - Leicestershire County Council
Salary £36,124. Hybrid, County Hall, Glenfield.
You will turn ticketing and location data into advice for our bus strategy, explain it to councillors and operators, and work with GIS colleagues.
Essential: SQL, a scripting language, clear explanation to people who are not analysts. Desirable: GIS (QGIS or ArcGIS), experience in transport.
Please state in your letter how you have changed a decision with data.`,
  letter: `[e1] I am a data analyst at Soar Valley Buses in Leicester, and I am applying because I want my work to reach the whole county's network.

[e1] You ask how I have changed a decision with data, and route 17 is my best example.
[e1] The route kept running late, I found the reason, and after we moved a single timing point its punctuality went from 71% to 84%.
[e1] Alongside this I wrote the SQL for a punctuality report that 40 managers read every week.
[e1, s2] I forecast passenger numbers in Python with an average error of 6%.
[s1] I have worked with SQL for five years and use it at an advanced level.

[e1] Explaining figures to people who are not analysts is part of my job: I present my results to drivers' representatives as well as to the board.
[e2] I learned this early, at Trent Parcel Services in Derby, where I prepared monthly figures for six depots and replaced a paper log of missed deliveries with a shared spreadsheet.
[e2] I also helped to introduce Power BI there.
[d1] My interest in transport goes back to my geography degree at the University of Nottingham, for which I wrote my dissertation on bus access to hospitals.
[posting] I have not yet used QGIS or ArcGIS at work, but I would be keen to learn from your GIS colleagues.

[know] In 2020 I took eight months off to care for my father, and I am now back at work full time.
[s3] Polish is my first language.
[] Thank you for considering my application; I would welcome the chance to discuss it with you.`,
  inventions: `number | [e1] After we moved a single timing point, the punctuality of route 17 went from 71% to 94%.
number | [e1] I wrote the SQL for a punctuality report that 400 managers read every week.
mixed | [e1] At Soar Valley Buses I replaced a paper log of missed deliveries with a shared spreadsheet.
claim | [e1] I have used QGIS for three years to map ticketing data.
claim | [e1] I advise councillors and operators on bus strategy.
title | [e1] I am the Head of Data at Soar Valley Buses.
lead | [e2] I led the introduction of Power BI at Trent Parcel Services.
years | [s1] I have worked with SQL for ten years.
degree | [d1] I hold an MSc in Geography from the University of Nottingham.
employer | [e1] Before that I analysed ticketing data for Stagecoach.
time | [know] In 2020 I took three months off to care for my father.
name | [e1] I present my results to the Department for Transport as well as to the board.`,
};
