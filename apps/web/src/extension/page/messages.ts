import { defineCatalogue } from "../../i18n/catalogue.ts";

export const messages = {
  title: "The browser extension",
  description:
    "Install Postulo’s extension: it fills in application forms on career sites from your profile, and leaves the last click to you.",
  lead: "It fills in application forms on career sites from your profile, and leaves the last click to you. This copy comes from this server and signs in here, nowhere else.",
  store: "Open the extension’s store page",
  state: {
    title: "In this browser",
    absent: "Not seen in this browser yet. This page notices by itself when it is installed.",
    installed: "The extension is installed.",
    logIn: "Log in to connect it",
    connected: "The extension is installed and connected.",
    applications: "Go to your applications",
  },
  chrome: {
    title: "Chrome, Edge, Brave and other Chromium browsers",
    text: "This copy is installed by hand, in a minute, and again for each new version.",
    download: "Download for Chrome",
    steps: {
      unpack: {
        title: "Download and unpack",
        text: "Open the downloaded file postulo-chrome.zip and put the folder where it can stay: the browser reads it at each start.",
      },
      mode: {
        title: "Switch on developer mode",
        text: "Type chrome://extensions into the address bar (edge://extensions in Edge), and turn on “Developer mode” at the top right.",
        heading: "Extensions",
        toggle: "Developer mode",
      },
      load: {
        title: "Load the folder",
        text: "Press “Load unpacked” and choose the folder postulo-chrome. Postulo appears among the extensions.",
        button: "Load unpacked",
      },
      pin: {
        title: "Pin and connect",
        text: "Open the puzzle piece beside the address bar, pin Postulo, and connect it here.",
      },
    },
  },
  firefox: {
    title: "Firefox",
    text: "Firefox {version} or later loads it for one session: after a restart of the browser, do it again.",
    download: "Download for Firefox",
    steps: {
      open: {
        title: "Open the debugging page",
        text: "Type about:debugging#/runtime/this-firefox into the address bar.",
      },
      load: {
        title: "Load the file",
        text: "Press “Load Temporary Add-on…” and choose postulo-firefox.zip. It need not be unpacked.",
      },
      allow: {
        title: "Allow this site",
        text: "Click the puzzle piece, then Postulo, and allow it on this site. Then reload this page.",
      },
    },
  },
} as const;

export const extensionPageMessages = defineCatalogue(messages, {
  fr: () => import("./messages.fr.ts"),
});
