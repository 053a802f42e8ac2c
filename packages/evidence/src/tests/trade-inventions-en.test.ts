import { describe, expect, test } from "vitest";
import { checkerOf } from "../testing/checker-of.ts";

/** Two people of everyday trades; what is invented of them was written before it was checked. */
const people = [
  {
    about: "a roofer",
    posting: "Roofing supervisor. Heritage work, EPDM, asbestos awareness, IPAF.",
    profile: {
      profile: {
        first_name: "Bryn",
        last_name: "Astley",
        city: "Leek",
        summary: "roofer, slate mostly",
      },
      education: [
        { school: "Leek College", degree: "NVQ 2", field_of_study: "Roofing", end_date: "2019" },
        {
          school: "Leek College",
          degree: "NVQ 3",
          field_of_study: "Heritage roofing, one unit to go",
          start_date: "2023",
        },
      ],
      contributions: [
        {
          title: "Helper",
          organization: "Chapel Trust",
          description: "patched the chapel roof over 2 weekends, with six others",
          start_date: "2022",
        },
      ],
      competencies: [
        { name: "Welsh slate", level: "advanced", category: "technical", years_of_experience: 8 },
        { name: "Spanish", level: "beginner", category: "language" },
      ],
      other: [
        {
          label: "Tickets",
          content: "CSCS blue to 2028. asbestos awareness 2019, ran out. IPAF not done",
        },
        { label: "Driving", content: "B+E, 3 points" },
      ],
      experiences: [
        {
          company: "Heaton Roofing",
          title: "Roofer",
          location: "Leek",
          start_date: "04/2018",
          is_current: true,
          description: [
            "slates + tiles, 3-4 houses a month, gang of 4",
            "lead flashing, gaffer does the dormers",
            "put up tower scaffold (PASMA). advanced scaffold is a subbie",
            "taught the lad to cut slates",
            "quotes: I measure up, Dave prices",
          ].join("\n"),
        },
        {
          company: "Moss & Sons",
          title: "Roofing labourer",
          location: "Buxton",
          start_date: "2014",
          end_date: "03/2018",
          description: [
            "stripped old felt, carried tiles, loaded skip. drove the tipper on Fridays",
          ].join("\n"),
        },
      ],
    },
    told: [
      "I have been a roofer at Heaton Roofing since April 2018.",
      "I measure up for the quotes, and Dave prices them.",
      "I put up the tower scaffold.",
      "My asbestos awareness has run out.",
      "I taught the lad to cut slates.",
      "I roof three to four houses a month in a gang of four.",
      "I have one unit to go of my NVQ 3.",
      "On Fridays I drove the tipper at Moss & Sons.",
    ],
    invented: [
      "I have run a gang of four roofers since 2018.",
      "I price the jobs that I measure.",
      "I build the dormers at Heaton Roofing.",
      "I erect advanced scaffolds.",
      "I have taught several apprentices to cut slates.",
      "I roof four houses a week.",
      "I hold the NVQ 3 in Heritage roofing.",
      "My asbestos awareness is in date.",
      "At Heaton Roofing I drove the tipper.",
      "I have twelve years of slating.",
      "I patched the chapel roof by myself.",
      "I speak good Spanish.",
      "I have a clean licence.",
      "Over two years I patched the chapel roof.",
      "I strip old felt at Heaton Roofing.",
      "My quotes have brought in more work.",
    ],
  },
  {
    about: "a receptionist at a dentist's",
    posting:
      "Outpatient receptionist, hospital. Lorenzo system. Dental nurse qualification useful. Complaints.",
    profile: {
      profile: {
        first_name: "Ines",
        last_name: "Tolley",
        city: "Ely",
        summary: "Dental receptionist, want a hospital desk",
      },
      education: [
        {
          school: "Ely College",
          degree: "A levels",
          field_of_study: "Art, Biology (E)",
          end_date: "2017",
        },
      ],
      contributions: [],
      competencies: [
        {
          name: "SOE Exact",
          level: "advanced",
          category: "toolsAndSoftware",
          years_of_experience: 5,
        },
        { name: "Sign language", level: "beginner", category: "language" },
      ],
      other: [
        {
          label: "Training",
          content: "GDPR 2024. BLS each Sept. dental nurse course: started, gave up after 3 months",
        },
        { label: "Hours", content: "30 hrs wk, not Weds" },
      ],
      experiences: [
        {
          company: "Fen Dental",
          title: "Receptionist",
          location: "Ely",
          start_date: "09/2020",
          is_current: true,
          description: [
            "3 dentists + hygienist, abt 45 patients/day",
            "SOE Exact for bookings, recalls by text on Mondays",
            "UDA claims sent by the practice manager, I chase the rejected ones",
            "card machine + till, bank run is Jo's",
            "calmed a good few nervous kids",
            "wrote the cancellation script, no-shows 11% to 7% after",
          ].join("\n"),
        },
        {
          company: "Cathedral Gifts",
          title: "Sales assistant",
          location: "Ely",
          start_date: "2017",
          end_date: "08/2020",
          description: ["till, windows at xmas with Priya. keys 2 days a week"].join("\n"),
        },
      ],
    },
    told: [
      "I have been the receptionist at Fen Dental in Ely since September 2020.",
      "After I wrote the cancellation script, no-shows went from 11% to 7%.",
      "I held the keys two days a week.",
      "I began a dental nurse course and gave it up after three months.",
      "I cannot work Wednesdays.",
      "I see about 45 patients a day.",
    ],
    invented: [
      "I send the UDA claims.",
      "I take the bank run each evening.",
      "I reduced no-shows from 11% to 4%.",
      "I book 45 patients an hour.",
      "I manage a team of three dentists.",
      "I qualified as a dental nurse.",
      "I dressed the windows on my own.",
      "I send recalls every day.",
      "At Cathedral Gifts I booked patients with SOE Exact.",
      "I handle the complaints at Fen Dental.",
      "I work Wednesdays.",
      "I held the keys every day at Cathedral Gifts.",
      "I work full time at Fen Dental.",
      "I have used Lorenzo and SOE Exact for five years.",
      "I have an A grade in Biology.",
      "I trained the other receptionists on SOE Exact.",
    ],
  },
];

describe.each(people)("$about", ({ profile, posting, told, invented }) => {
  const check = checkerOf(profile, posting);

  test.each(told)("is told: %s", (sentence) => {
    expect(check(sentence)).toEqual({ verdict: "accepted", reasons: [] });
  });

  test.each(invented)("did not say: %s", (sentence) => {
    expect(check(sentence).verdict).not.toBe("accepted");
  });
});
