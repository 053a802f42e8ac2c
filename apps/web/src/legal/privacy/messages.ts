import { defineCatalogue } from "../../i18n/catalogue.ts";

export const messages = {
  title: "Privacy policy",
  description: "What Postulo keeps about you, why, for how long, and what you can do about it.",
  intro:
    "This policy says what Postulo keeps about you, why, and what you can do about it.\n\nPostulo is open source and can be run by anyone. “We” means whoever runs the server that you use.",
  sections: {
    collected: {
      title: "Information we collect",
      text: "We keep what you give us and what the product needs in order to work for you. We show no advertising, follow nobody across websites and buy no data.",
    },
    profile: {
      title: "Profile",
      text: "What you type or upload: your name, e-mail address, phone number, address, age and gender if you state them, summary, education, experience, contributions, skills, websites, free notes, and your files. A résumé that you have analysed is read to fill in your profile; the analysed file itself is not kept unless you save it among your files.",
    },
    applications: {
      title: "Application data",
      text: "The applications that you track: job title, company, address of the posting, dates, stage and its history, priority, contacts and reminders. When you use the browser extension, it reads the form of the page where you ask it to, and reports to this server the application that you had it record.",
    },
    generated: {
      title: "Generated content",
      text: "Job descriptions that you paste are used to write your letter. Each letter is kept in your account with its job description and its versions, until you delete it.",
    },
    usage: {
      title: "Usage data",
      text: "How many letters, documents and applications you used in a month, because plans have limits. Your sessions, with the time they began and the kind of browser. The address you connect from, for as long as it takes to stop attempts to guess passwords.\n\nYour browser keeps your session, your language and your theme in its own storage, and one cookie that only holds your language. While you are signed in it also keeps the last list of your applications, so that you can read it without a connection, and a résumé that you are reviewing until you store or discard it; logging out deletes both.",
    },
    use: {
      title: "How we use it",
      text: "- To fill in application forms with your answers, when you ask for it.\n- To write letters from your profile.\n- To show you where your applications stand.\n- To keep your account safe and send you the mails that it needs.\n- To send you news, only if you subscribed and confirmed it; each of those mails has a link to stop them.\n\nWe do not sell your data, and we do not use it to train models.",
    },
    sharing: {
      title: "Sharing",
      text: "Your profile and your applications are visible to you alone. We hand data to others only in these cases:\n\n- the employers and career sites to which you send an application yourself;\n- those who work for this server: hosting, delivery of mail, storage of files and, where plans are sold, the payment provider, who alone sees your card;\n- an AI provider, if this server uses one (see “AI” below);\n- an authority, where the law obliges us to.",
    },
    security: {
      title: "Security",
      text: "Passwords are stored as hashes that cannot be turned back. The database itself makes sure that each person reaches only their own rows and files. Tokens are stored as hashes as well, and personal data is kept out of the logs. No system is perfect: if a breach concerns you, we tell you and the authority without delay.",
    },
    retention: {
      title: "How long we keep it",
      text: "We keep your data for as long as you have an account. What you delete is gone from your account at once, and a file from the server too. Entries of your profile, letters and applications are set aside for {days} days, in case it was a mistake, and are then erased; an application can be restored during that time. If you delete your account, your profile, applications, files and sessions are deleted with it. Where payments were made, the law obliges us to keep the accounting records, without your profile.",
    },
    rights: {
      title: "Your rights",
      text: "You can see, correct, export and delete your data, restrict or object to its use, and take it elsewhere. Most of that you can do yourself in the product; for the rest, see “Contact” below. You can also complain to a data protection authority, which in France is the CNIL.",
    },
    ai: {
      title: "AI",
      text: "Unless this server has been connected to an AI provider, letters are composed on the server itself from your own entries, résumés are read there, and nothing leaves it. If it has been connected to one, the job description and the entries that the letter needs are sent to that provider; your name and contact details are not. So is the text of a résumé that you have analysed, after your name and contact details were taken out of it as far as we found them. So is a line of your CV for which you ask for another wording, with what the posting asks for in it; if we find your name or contact details there, nothing is sent. Results may be inaccurate: read them before you send them. No decision about you is made by a machine.",
    },
    thirdParties: {
      title: "Third-party sites",
      text: "Career sites and the other sites we link to have their own policies. What you send to them is theirs to answer for.",
    },
    children: {
      title: "Children",
      text: "Postulo is not made for children under {age}, and we do not knowingly keep data about them. If you believe that a child has an account, tell us (see “Contact” below) and we delete it.",
    },
    changes: {
      title: "Changes",
      text: "When this policy changes, its date changes, and we tell you before anything important takes effect.",
    },
    contact: {
      title: "Contact",
      text: "For any question about your data, write to {contact}.",
      missing:
        "The operator of this server has not given a contact address. The legal notice says what else is known about the operator.",
    },
  },
} as const;

export const privacyMessages = defineCatalogue(messages, { fr: () => import("./messages.fr.ts") });
