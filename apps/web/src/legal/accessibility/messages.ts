import { defineCatalogue } from "../../i18n/catalogue.ts";

export const messages = {
  title: "Accessibility",
  description: "What Postulo does so that everyone can use it, what was tested, and what was not.",
  intro:
    "Postulo is meant to be used by everyone: with a mouse, a finger, a keyboard or a screen reader. We aim at level AA of the Web Content Accessibility Guidelines (WCAG) 2.2. Nobody independent has audited us yet, so we do not claim that we conform; this page says what was done.",
  sections: {
    tested: {
      title: "What was tested",
      text: "Each change of Postulo is checked automatically before it is kept:\n\n- The rules of axe-core for WCAG 2.0, 2.1 and 2.2, levels A and AA, on every screen, in English and French, light and dark, at the width of a telephone and of a computer, where nothing may scroll sideways, with everything open that a screen can open, and also with forms that hold mistakes. Enlarged to 400%, no screen scrolls sideways.\n- The panel of the extension, by the same rules, in light and dark.\n- By keyboard alone: the way from the front page through signing in, an application, a skill and a letter to logging out, changing theme, opening and leaving dialogs, changing every column of the table, moving a card between columns, and adding, moving and deleting entries of the profile.",
    },
    built: {
      title: "How it is built",
      text: "- After a change of page the focus goes to its heading, and the title is announced.\n- An error is shown beside its field, and the first one takes the focus.\n- Whatever can be dragged can also be moved by a menu or a key.\n- Single-letter shortcuts do nothing while you type.\n- Charts are there as tables too.\n- Where the system asks for reduced motion, nothing slides or fades.",
    },
    untested: {
      title: "What was not tested",
      text: "- Screen readers and voice control, by people who use them every day.\n- Browsers other than Chromium, by the automatic checks.\n- The PDF of a letter against PDF/UA. It is tagged, and its text can be selected.\n- The career sites on which the extension works. They are not ours.",
    },
    contact: {
      title: "Is something in your way?",
      text: "Write to {contact}. Say on which page you were and what you use; we treat it as a fault of ours.",
      missing:
        "The operator of this server has not given a contact address to which you could report it.",
    },
  },
} as const;

export const accessibilityMessages = defineCatalogue(messages, {
  fr: () => import("./messages.fr.ts"),
});
