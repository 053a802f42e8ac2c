import type { ModelDraft } from "./model-draft.ts";

export const museumEducatorEn: ModelDraft = {
  language: "en",
  isHeldBack: true,
  profile: {
    profile: {
      first_name: "Callum",
      last_name: "Reid",
      city: "Dundee",
      country: "United Kingdom",
      summary: "Museum educator with a background in geology.",
      gender: "male",
    },
    experiences: [
      {
        id: "e1",
        company: "Tayside Maritime Museum",
        title: "Learning Officer",
        location: "Dundee",
        start_date: "05/2021",
        is_current: true,
        description:
          "Plan and deliver school visits: 210 groups in 2025\nWrote a resource pack on whaling with three teachers\nManage a pool of 14 volunteers\nSecured £9,500 from the lottery fund for a sensory room",
      },
      {
        id: "e2",
        company: "Fife Coast Rangers",
        title: "Seasonal Ranger",
        location: "Anstruther",
        start_date: "04/2018",
        end_date: "10/2020",
        description:
          "Guided fossil walks for families\nRepaired paths and signs\nKept records of seabird nests",
      },
    ],
    education: [
      {
        id: "d1",
        school: "University of St Andrews",
        degree: "BSc (Hons)",
        field_of_study: "Geology",
        start_date: "2013",
        end_date: "2017",
        description: "2:1",
      },
    ],
    contributions: [
      {
        id: "c1",
        title: "Treasurer",
        organization: "Broughty Ferry Rowing Club",
        start_date: "2022",
        is_current: true,
        description: "Accounts for 85 members",
      },
    ],
    competencies: [
      { id: "s1", name: "British Sign Language", level: "intermediate", category: "language" },
      { id: "s2", name: "First aid at work", category: "technical" },
    ],
    other: [{ id: "o1", label: "PVG", content: "Member of the PVG scheme." }],
  },
  why: "I grew up two streets from the discovery centre and learned to love rocks there.",
  know: "My contract ends on 31 March.",
  posting: `Learning Manager, Angus Discovery Centre (Arbroath)
You will lead a programme for schools and families, manage two learning assistants and our volunteers, apply for funding and report to the director, Mrs Fiona Gillespie.
Essential: experience of museum or science learning, of managing people, and of fundraising. PVG membership. Desirable: a degree in a science, BSL, experience with early years.
Tell us in your letter which exhibit you would build first.`,
  letter: `[why] I grew up two streets from the discovery centre and learned to love rocks there, so your advertisement spoke to me at once.
[posting] You want somebody who can lead a programme for schools and families and win funding for it.

[e1] As Learning Officer at Tayside Maritime Museum I plan and deliver school visits, and in 2025 we welcomed 210 groups.
[e1] Together with three teachers I wrote a resource pack on whaling.
[e1] I manage 14 volunteers there.
[e1] Fundraising is not new to me either: I secured £9,500 from the lottery fund, which paid for a sensory room.

[d1] My degree from the University of St Andrews is in geology.
[e2] I put it to use as a seasonal ranger on the Fife coast, where I guided families on fossil walks for three seasons.
[e2] The same job taught me to repair paths and to keep careful records of seabird nests.
[s1, o1] I can hold a conversation in British Sign Language and am a member of the PVG scheme.
[s2] I am also trained in first aid at work.
[c1] In my free time I look after the accounts of a rowing club with 85 members.

[know] My current contract ends on 31 March, so I could join you in spring.
[] I would love to tell you which exhibit I would build first when we meet.`,
  inventions: `number | [e1] In 2025 we welcomed 410 school groups at Tayside Maritime Museum.
amount | [e1] I secured £95,000 from the lottery fund for a sensory room.
title | [e1] As Learning Manager at Tayside Maritime Museum I plan school visits.
claim | [e1] I manage two learning assistants and report to the director.
mixed | [e2] At Fife Coast Rangers I managed a pool of 14 volunteers.
level | [s1] I am fluent in British Sign Language.
degree | [d1] I hold a master's degree in geology from the University of St Andrews.
date | [e1] I have worked at Tayside Maritime Museum since 2017.
claim | [e1] I have years of experience with early years groups.
employer | [e2] I have also led tours at the National Museum of Scotland.
grade | [d1] I graduated with first class honours.
availability | [know] I am available immediately.`,
};
