/** Two invented people with a full profile in English, in the stored form. */
export const fullProfilesEn: Readonly<Record<string, unknown>> = {
  warehouseLead: {
    profile: {
      first_name: "Owen",
      last_name: "Castell",
      email: "owen.castell@mail.example",
      phone_number: "07700 900321",
      city: "Bristol",
      country: "United Kingdom",
      summary: "Warehouse team leader with eleven years in food and parcel logistics.",
      gender: "male",
    },
    experiences: [
      {
        id: "e1",
        company: "Severn Cold Stores",
        title: "Warehouse Team Leader",
        location: "Avonmouth",
        start_date: "02/2020",
        is_current: true,
        description:
          "Lead a team of 14 on the late shift\nPlan the loading of 22 trailers a night\nCut picking errors by 35% with a second scan at the dock\nTrained 18 new colleagues on forklifts and in safety rules\nKeep the temperature records for three cold rooms\nReport stock differences to the finance team every week",
      },
      {
        id: "e2",
        company: "Harbour Parcels",
        title: "Depot Supervisor",
        location: "Bristol",
        start_date: "05/2016",
        end_date: "01/2020",
        description:
          "Organised the routes of 30 delivery drivers\nAnswered complaints from customers and depots\nIntroduced a daily briefing of ten minutes\nReduced overtime by 12% in two years",
      },
      {
        id: "e3",
        company: "Greenline Foods",
        title: "Warehouse Operative",
        location: "Bath",
        start_date: "09/2012",
        end_date: "04/2016",
        description:
          "Picked and packed orders for 60 shops\nDrove counterbalance and reach trucks\nCounted stock at the end of each month",
      },
    ],
    education: [
      {
        id: "d1",
        school: "City of Bristol College",
        degree: "Level 3 Diploma",
        field_of_study: "Logistics Operations",
        end_date: "2016",
      },
      { id: "d2", school: "Ashton Park School", degree: "GCSEs", end_date: "2012" },
    ],
    contributions: [
      {
        id: "c1",
        title: "Volunteer Driver",
        organization: "Bristol Food Bank",
        description: "Collect donations from supermarkets on two Saturdays a month",
        start_date: "2021",
        is_current: true,
      },
    ],
    competencies: [
      { id: "s1", name: "Forklift driving", level: "expert", years_of_experience: 11 },
      { id: "s2", name: "Stock control", level: "advanced", years_of_experience: 8 },
      { id: "s3", name: "Excel", level: "intermediate", category: "toolsAndSoftware" },
      { id: "s4", name: "Health and safety", level: "advanced" },
      { id: "s5", name: "Route planning", level: "advanced", years_of_experience: 4 },
      { id: "s6", name: "Polish", level: "intermediate", category: "language" },
    ],
    websites: [],
    other: [
      { id: "o1", label: "Licences", content: "Counterbalance and reach forklift licence" },
      { id: "o2", label: "Availability", content: "Available with one month's notice" },
    ],
  },
  officeManager: {
    profile: {
      first_name: "Leila",
      last_name: "Marchetti",
      email: "leila.marchetti@mail.example",
      city: "Boston",
      country: "United States",
      summary: "Office manager with a background in event planning and bookkeeping.",
      gender: "female",
    },
    experiences: [
      {
        id: "e1",
        company: "Beacon Hill Architects",
        title: "Office Manager",
        location: "Boston",
        start_date: "06/2021",
        is_current: true,
        description:
          "Run the office of 45 people on two floors\nPrepare the monthly invoices and chase late payments\nNegotiated a new lease that saves 60,000 dollars a year\nOrganize the onboarding of new colleagues\nManage the diaries of four partners\nSet up a digital archive for 900 projects",
      },
      {
        id: "e2",
        company: "Fairweather Events",
        title: "Event Coordinator",
        location: "Providence",
        start_date: "03/2017",
        end_date: "05/2021",
        description:
          "Planned 25 conferences a year for up to 400 guests\nWrote the newsletters and updated the website\nBooked travel and hotels for speakers\nKept the budgets of all events",
      },
      {
        id: "e3",
        company: "Rhode Island Book Fair",
        title: "Bookkeeping Assistant",
        location: "Providence",
        start_date: "09/2014",
        end_date: "02/2017",
        description:
          "Entered supplier invoices in QuickBooks\nReconciled three bank accounts\nPrepared the payroll of 12 employees",
      },
    ],
    education: [
      {
        id: "d1",
        school: "University of Rhode Island",
        degree: "Bachelor of Arts",
        field_of_study: "Business Administration",
        end_date: "2014",
      },
    ],
    contributions: [
      {
        id: "c1",
        title: "Treasurer",
        organization: "Charles River Rowing Club",
        description: "Keep the accounts of 180 members",
        start_date: "2019",
        is_current: true,
      },
    ],
    competencies: [
      { id: "s1", name: "Diary management", level: "expert", years_of_experience: 6 },
      { id: "s2", name: "Bookkeeping", level: "advanced", years_of_experience: 5 },
      { id: "s3", name: "QuickBooks", level: "advanced", category: "toolsAndSoftware" },
      { id: "s4", name: "Event planning", level: "expert", years_of_experience: 7 },
      { id: "s5", name: "Excel", level: "advanced", category: "toolsAndSoftware" },
      { id: "s6", name: "Mailchimp", level: "intermediate", category: "toolsAndSoftware" },
      { id: "s7", name: "Italian", level: "expert", category: "language" },
      { id: "s8", name: "Spanish", level: "beginner", category: "language" },
    ],
    websites: [],
    other: [],
  },
};
