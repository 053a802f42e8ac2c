import { defineTranslators } from "@postulo/i18n/translators";
import { messages as fr } from "./list-messages.fr.ts";

export const messages = {
  mail: {
    greeting: "Hello,",
    signature: "Postulo",
    linkFallback: "If the button does not work, copy this address into your browser:",
    ignore:
      "If you did not ask for it, ignore this mail: nothing more will come, and the address is forgotten after {days} days.",
    leave: "To be taken off the list at any time:",
    newsletter: {
      subject: "Confirm your subscription to the newsletter",
      body: "Somebody, probably you, asked for the Postulo newsletter at this address. Confirm that you want it.",
      button: "Confirm my subscription",
    },
    waitlist: {
      subject: "Confirm your place on the waitlist",
      body: "Somebody, probably you, put this address on the waitlist of Postulo. Confirm that you want us to write to you when something new is ready.",
      button: "Confirm my place",
    },
  },
  page: {
    home: "Back to Postulo",
    newsletter: {
      confirm: {
        title: "One more click",
        body: "Do you want to receive the Postulo newsletter?",
        button: "Yes, subscribe me",
      },
      confirmed: {
        title: "You are subscribed",
        body: "Thank you. The newsletter will come to your address.",
      },
      unsubscribe: {
        title: "Leave the newsletter",
        body: "Do you no longer want to receive the Postulo newsletter?",
        button: "Unsubscribe",
      },
      unsubscribed: {
        title: "You are unsubscribed",
        body: "Your address has been deleted from the list of the newsletter.",
      },
    },
    waitlist: {
      confirm: {
        title: "One more click",
        body: "Do you want to be on the waitlist of Postulo?",
        button: "Yes, put me on the list",
      },
      confirmed: {
        title: "You are on the list",
        body: "Thank you. We will write to you when something new is ready.",
      },
      unsubscribe: {
        title: "Leave the waitlist",
        body: "Do you no longer want to be on the waitlist of Postulo?",
        button: "Take me off the list",
      },
      unsubscribed: {
        title: "You are off the list",
        body: "Your address has been deleted from the waitlist.",
      },
    },
    unknown: {
      title: "This link does not work any more",
      body: "It is older than {days} days, or your address is no longer on the list. You can sign up again at any time.",
    },
  },
} as const;

export const translateList = defineTranslators(messages, { fr });
