import type { ModelDraft } from "./model-draft.ts";

export const veterinaryNurseEn: ModelDraft = {
  language: "en",
  isHeldBack: false,
  profile: {
    profile: {
      first_name: "Ruth",
      last_name: "Adebayo",
      city: "Shrewsbury",
      country: "United Kingdom",
      summary: "Registered veterinary nurse, small animals.",
      gender: "female",
    },
    experiences: [
      {
        id: "e1",
        company: "Severn Veterinary Group",
        title: "Registered Veterinary Nurse",
        location: "Shrewsbury",
        start_date: "08/2018",
        is_current: true,
        description:
          "Monitor anaesthesia for dental and soft tissue surgery, about 15 cases a week\nRun weight clinics: 63 patients enrolled, 41 reached their target\nClinical coach for two student nurses\nWrote the practice's protocol for blood transfusions",
      },
      {
        id: "e2",
        company: "Long Mynd Vets",
        title: "Student Veterinary Nurse",
        location: "Church Stretton",
        start_date: "09/2015",
        end_date: "07/2018",
        description:
          "Mixed practice: small animals, sheep and horses\nPrepared the theatre and sterilised instruments\nTook part in the out-of-hours rota, one night in five",
      },
    ],
    education: [
      {
        id: "d1",
        school: "Harper Adams University",
        degree: "FdSc",
        field_of_study: "Veterinary Nursing",
        start_date: "2015",
        end_date: "2018",
      },
    ],
    contributions: [],
    competencies: [
      { id: "s1", name: "RCVS registration", category: "technical" },
      { id: "s2", name: "Dental radiography", level: "advanced", category: "technical" },
    ],
    other: [{ id: "o1", label: "Availability", content: "Two months' notice." }],
  },
  why: "You keep one nurse with each patient from admission to discharge, and that is how I want to work.",
  know: "",
  posting: `Head Veterinary Nurse
The Old Forge Veterinary Surgery, Ludlow. Independent, RCVS-accredited.
One nurse stays with each patient from admission to discharge. You will lead five RVNs, write rotas, keep our anaesthesia standards and coach students.
You need: RVN with at least four years after qualifying, clinical coach, anaesthesia experience. Certificate in emergency and critical care is a plus.
Send your letter to the Clinical Director, Dr Alan Pryce.`,
  letter: `[why] At your surgery one nurse stays with each patient from admission to discharge, and that is how I want to work.
[e1] I have been a Registered Veterinary Nurse at Severn Veterinary Group in Shrewsbury for eight years, and I feel ready to take on more responsibility.

[e1] Anaesthesia is at the heart of my week: I monitor around fifteen dental and soft tissue cases.
[e1] When the practice needed a protocol for blood transfusions, I wrote it.
[e1] I also run our weight clinics, in which 41 of the 63 patients enrolled have reached their target.
[s2] I am advanced in dental radiography.

[e1] As a clinical coach I look after two student nurses, so I know how much patience good training takes.
[e2] I remember being in their place at Long Mynd Vets, a mixed practice with small animals, sheep and horses.
[e2] There I prepared the theatre, sterilised the instruments and was on the out-of-hours rota one night in five.
[d1, s1] I completed my FdSc in Veterinary Nursing at Harper Adams University in 2018 and am registered with the RCVS.

[posting] Leading five nurses would be a new step for me, and one I would take with care.
[posting] I do not have the certificate in emergency and critical care that you list as a plus, but I would be happy to work towards it.
[o1] My notice period is two months.
[] I would very much like to see the surgery and to meet the team.`,
  inventions: `number | [e1] I monitor around fifty dental and soft tissue cases every week.
number | [e1] In our weight clinics 61 of the 63 patients enrolled have reached their target.
title | [e1] As deputy head nurse at Severn Veterinary Group I write the rotas.
claim | [e1] I lead a team of five RVNs.
certificate | [s1] I hold a certificate in emergency and critical care.
mixed | [e2] At Long Mynd Vets I wrote the protocol for blood transfusions.
years | [e1] I have been a veterinary nurse at Severn Veterinary Group for fourteen years.
degree | [d1] I completed my BSc in Veterinary Nursing at Harper Adams University.
date | [e2] I trained at Long Mynd Vets from 2012 to 2018.
employer | [e1] I have also worked at the Royal Veterinary College in London.
number | [e1] I coach six student nurses.
availability | [o1] I could start immediately.`,
};
