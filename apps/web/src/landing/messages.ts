import { defineCatalogue } from "../i18n/catalogue.ts";

export const messages = {
  documentTitle: "Fill in once, apply everywhere",
  description:
    "Postulo keeps your profile in one place, fills in application forms with it, writes cover letters from it, and tracks every application.",
  headline: "Postulo fills it in.\nYou send it.",
  lead: "One profile fills in application forms. Beside each value you see where it comes from; what only you can answer stays empty. Letters, CVs and all applications are in one place, and the last click is always yours.",
  start: "Get started",
  toDashboard: "Go to the dashboard",
  steps: {
    title: "How it works",
    lead: "Three steps, the first two of them once. Everything else is made from what you entered.",
    profile: {
      title: "Set up your profile",
      text: "Upload your résumé or type it in: experience, education, skills, links. You do it once and correct it whenever you like.",
    },
    extension: {
      title: "Install the extension",
      text: "It sits in your browser and recognises application forms on career sites.",
    },
    apply: {
      title: "Apply everywhere",
      text: "It fills in what it knows. You check, complete and send. Every application shows up in your dashboard.",
    },
  },
  tour: {
    title: "A look inside",
    carousel: "carousel",
    pause: "Stop the pictures from changing",
    play: "Let the pictures change",
    previous: "Previous picture",
    next: "Next picture",
    dashboard: {
      name: "Dashboard",
      text: "Every application with its stage and what comes next. A card is moved with the mouse, a finger or the keyboard.",
      alt: "The board of applications: its columns lead from saved jobs to the outcome, and each card shows what comes next.",
    },
    extension: {
      name: "Autofill",
      text: "On a career site the panel shows each field, what goes in and from where. One click fills it in; sending stays with you.",
      alt: "An application form that is filled in, and beside it the panel of Postulo with the list of its fields.",
    },
    profile: {
      name: "One profile",
      text: "Experience, education, skills and documents in one place. Your résumé fills it in, and you correct it.",
      alt: "The experience in the profile: three positions with their employers, dates and tasks.",
    },
    letter: {
      name: "Cover letter",
      text: "Paste the posting. The letter rests on what your profile says, and on nothing else.",
      alt: "The cover-letter page: a job posting, and the letter that was written for it.",
    },
  },
  demo: {
    try: "Try it without an account",
    title: "Watch it work",
    lead: "Recorded in the product itself, with captions and without sound.",
    play: "Play the video",
    captions: { en: "Captions in English", fr: "Captions in French" },
    scenes: "What the video shows",
    scene: {
      profile: "Your profile: filled in once, and everything else is made from it.",
      form: "On a career site, the panel of Postulo shows each field, what goes in and from where.",
      fill: "One click fills in the form. It is never sent for you: the last click is yours.",
      letter: "For a cover letter, paste the posting. Every sentence rests on your profile.",
      dashboard: "Every application has its place, and a card that is moved changes its stage.",
    },
  },
  features: {
    title: "What you get",
    fillOnce: {
      title: "Fill in once",
      text: "One profile with your experience, education, skills and answers. Your résumé fills it in for you.",
    },
    customization: {
      title: "Made for each job",
      text: "A letter and a CV for each posting, from your own entries. Every sentence rests on something you did.",
    },
    compatibility: {
      title: "Wide compatibility",
      text: "The extension recognises {count} recruiting platforms, in English and in French, and tries its best on other forms.",
    },
    dashboard: {
      title: "A clear dashboard",
      text: "Every application with its stage, its contact and what comes next, and figures you can trust.",
    },
  },
  coming: {
    title: "Coming soon:",
    jobFinder: "AI job finder",
    peopleFinder: "People finder",
    interviewTraining: "AI voice interview training",
  },
  pricing: {
    title: "Pricing",
    popular: "Popular",
    perMonth: "a month",
    perYear: "or {price} a year: {saving} less",
    always: "for as long as you like",
    select: "Select plan",
    guarantee:
      "Paid plans come with a {days}-day money-back guarantee. On a server of your own everything is unlimited.",
    limits: {
      application: {
        plural: {
          one: "{count} application filled by the extension",
          other: "{count} applications filled by the extension",
        },
      },
      doc_upload: { plural: { one: "{count} document", other: "{count} documents" } },
      cover_letter: { plural: { one: "{count} cover letter", other: "{count} cover letters" } },
      resume: {
        plural: { one: "{count} CV adapted to a job", other: "{count} CVs adapted to a job" },
      },
    },
    unlimited: {
      application: "Unlimited applications filled by the extension",
      doc_upload: "Unlimited documents",
      cover_letter: "Unlimited cover letters",
      resume: "Unlimited CVs adapted to a job",
    },
    support: {
      Free: "Support by e-mail",
      Plus: "Priority support by e-mail",
      Pro: "Priority support by e-mail",
      Ultra: "Priority support by e-mail",
    },
    coming: {
      liveChat: "Live chat with the support (coming soon)",
    },
    counts:
      "An application counts when the extension fills in its form, once a month for each posting. Adding applications by hand is free.",
    supportBy: "Support by e-mail: {contact}.",
    noSupport: "The operator of this server has given no address for support.",
  },
  questions: {
    title: "Frequently asked questions",
    submits: {
      question: "Does Postulo send applications by itself?",
      answer:
        "No. It fills in what it knows and shows you each field. You check, complete and send: the last click is always yours.",
    },
    invents: {
      question: "Does it invent things about me?",
      answer:
        "No. A letter only says what is in your profile, and a check refuses numbers, employers, titles and skills that are in neither your profile nor the posting. Read it anyway before you send it.",
    },
    data: {
      question: "What happens to my data?",
      answer:
        "It stays on the server you use, visible to you alone. You can delete your account with everything in it at any time.",
    },
    sites: {
      question: "On which sites does it work?",
      answer:
        "On the forms of the usual recruiting platforms, such as Greenhouse, Lever, Ashby or Workday, and on many other career sites. What it does not recognise, it leaves for you.",
    },
    self: {
      question: "Can I run it myself?",
      answer:
        "Yes. Postulo is open source, under the MIT licence. Two commands start it on your own machine, with everything unlimited.",
    },
    free: {
      question: "What does it cost?",
      answer:
        "The Free plan costs nothing and includes the extension. Paid plans raise the monthly limits, and you can change or cancel them at any time.",
    },
  },
  waitlist: {
    title: "Be the first to hear",
    text: "Leave your address, and we will write when something new is ready. Nothing else.",
    label: "E-mail for the waitlist",
    placeholder: "you@example.com",
    join: "Join the waitlist",
    success: "Thank you! Check your e-mail to confirm your address.",
    missing: "Please enter your email",
    invalid: "Please enter a valid email address",
    failed: "Something went wrong, try again later",
  },
  figures: {
    title: "Figures first, the weak ones too",
    lead: "Both tables are measured by programs that are part of the source code. They name what was not filled in and not read back.",
    sent: "applications sent by us",
    sentText:
      "Postulo fills in fields and stops. Consents, sensitive questions and the button that sends are left to you, on every site.",
    forms: "Forms: fields filled in",
    formsNote:
      "{pages} captured pages, each filled by {fewest} to {people} invented applicants and compared field by field. Anything else than the expected value is wrong.",
    platform: "Platform",
    pages: "Pages",
    allPages: "All pages, own sites included",
    right: "Right",
    wrong: "Wrong",
    missed: "Missed",
    cvs: "CVs: what programs read back",
    cvsNote:
      "Lowest F1 of contact, employers, titles, dates and bullets, from the CVs of {people} invented people: PDF, and Word (mammoth).",
    template: "Template",
    ownParser: "Postulo",
  },
  last: {
    title: "Fill in once. Decide every time.",
    text: "{count} filled applications a month cost nothing.",
    register: "Create your account",
  },
} as const;

export const landingMessages = defineCatalogue(messages, { fr: () => import("./messages.fr.ts") });
