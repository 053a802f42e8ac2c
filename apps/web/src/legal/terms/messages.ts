import { defineCatalogue } from "../../i18n/catalogue.ts";

export const messages = {
  title: "Terms of service",
  description: "The terms under which you use Postulo.",
  intro:
    "These terms apply when you use Postulo. “We” means whoever runs the server that you use. By creating an account you accept them.",
  sections: {
    age: {
      title: "Minimum age",
      text: "You must be at least {age} years old to use Postulo.",
    },
    account: {
      title: "Account and registration",
      text: "You register with an e-mail address of your own and confirm it. What you state about yourself must be true. Keep your password to yourself: what happens under your account is yours to answer for, until you tell us that somebody else has gained access to it.",
    },
    use: {
      title: "Use of the service",
      text: "Postulo helps you with your own search for work. You may not:\n\n- apply in the name of another person, or with facts that are not true;\n- send applications in masses that harm employers or career sites;\n- break into, overload or copy the service, or go around its limits;\n- upload what is unlawful or what you have no right to.\n\nThe extension fills in forms. You check what it filled in, and you send the application yourself.",
    },
    plans: {
      title: "Plans and payment",
      text: "Where plans are sold, their prices and limits are those of the pricing page. A change of plan takes effect immediately. You can cancel at any time; the plan then runs to the end of the period that is paid. Paid plans come with a {days}-day money-back guarantee.",
    },
    ai: {
      title: "AI content",
      text: "Letters and other generated texts are suggestions. They may be inaccurate or unsuitable: read them and change them before you use them. You answer for what you send. They promise neither an interview nor a job.",
    },
    thirdParties: {
      title: "Third-party sites",
      text: "Career sites belong to others and follow their own terms, which you accept when you use them. They may change at any time, so we cannot promise that every form is recognised or filled in completely.",
    },
    property: {
      title: "Intellectual property",
      text: "What you enter and upload remains yours, and so do the letters that are written from it. You allow us to store and process it, only in order to provide the service to you. The source code of Postulo is published under the MIT licence; its name and its logo are not.",
    },
    termination: {
      title: "Termination",
      text: "You can delete your account at any time in the account settings. We may suspend or close an account that breaks these terms; unless the law or the safety of others forbids it, we say so beforehand and give you the time to take your data with you.",
    },
    disclaimers: {
      title: "Disclaimers",
      text: "The service is provided as it is and as it is available. We work to keep it correct, safe and reachable, and cannot guarantee that it is so without interruption or error, nor that your applications succeed. Nothing here limits the rights that the law gives you as a consumer.",
    },
    liability: {
      title: "Liability",
      text: "As far as the law allows, our liability is limited to the amount that you paid for the service in the {months} months before the event. This limit does not apply to intent, gross negligence, or harm to life and health.",
    },
    law: {
      title: "Governing law",
      text: "These terms are governed by French law. If you are a consumer, the mandatory rules of the country where you live also protect you, and you can go to the courts there.",
    },
    contact: {
      title: "Contact",
      text: "For any question about these terms, write to {contact}.",
      missing:
        "The operator of this server has not given a contact address. The legal notice says what else is known about the operator.",
    },
  },
} as const;

export const termsMessages = defineCatalogue(messages, { fr: () => import("./messages.fr.ts") });
