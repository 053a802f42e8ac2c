/** What is declared to the stores. The manifest takes its permissions and categories of data from here. */

export const singlePurpose =
  "Fills in job application forms with the user's own profile, at the user's request, and records the applications that the user sent.";

/** Permissions of the manifest, each with its reason. */
export const permissionReasons = {
  activeTab:
    "When the user clicks the icon or presses the shortcut on a page, the extension reads the application form of that page and fills the fields that the user chose. It has no access to other tabs.",
  scripting:
    "The scripts that read and fill a form, and the panel beside it, are injected into the page of the form only when they are needed. All of them are files of the package.",
  storage:
    "Keeps on the device: the session of the user's account, the address of the user's server, the language, hidden sites, corrections of fields, and the state of an application until it is recorded, with its answers: at most 30 days after it was sent.",
} as const;

/** Keys of the manifest with hosts, each with the reason. */
export const hostReasons = {
  host_permissions:
    "The career sites whose forms the extension knows. There a small script looks for an application form and shows a button. These forms are often frames of another origin, which activeTab does not reach. Nothing of such a page leaves the browser before the user fills the form, saves the job or records the application.",
  optional_host_permissions:
    "Requested one host at a time, on use: the address of the user's own Postulo server when signing in, which may be on any host and on a home network without a certificate, and a site whose form is in a frame of another origin.",
} as const;

export interface CollectedData {
  /** The category of the Chrome Web Store. */
  readonly chrome: string;
  readonly what: string;
}

/** By Firefox's categories (`data_collection_permissions`): what leaves the browser. */
export const collectedData = {
  personallyIdentifyingInfo: {
    chrome: "Personally identifiable information",
    what: "Answers that the user typed into a form and sent with an application are stored in the user's profile, to be proposed again. The profile itself is read from the user's server.",
  },
  authenticationInfo: {
    chrome: "Authentication information",
    what: "E-mail and password, typed into the popup, are sent to the user's server to sign in, and are not stored. The tokens of the session are stored on the device.",
  },
  websiteContent: {
    chrome: "Website content",
    what: "The text of a job posting, when the user saves the job, records the application, or asks for a letter or a draft. With an application: the labels of the form's fields and what became of each, without values.",
  },
  browsingActivity: {
    chrome: "Web history",
    what: "The addresses of jobs that the user saves, of forms that the user has filled, and of applications that the user records, with the time. No other page is recorded.",
  },
} as const satisfies Readonly<Record<string, CollectedData>>;

export const recipient =
  "All of it goes to the Postulo server that the user signed in to, with the Supabase that this server uses if it has one, and to nobody else. There is no server of the publisher, no analytics and no advertising.";

export const remoteCode =
  "No. All scripts are in the package; nothing is loaded or evaluated from elsewhere.";

/** What the Chrome Web Store lets the publisher certify. */
export const certifications = [
  "User data is not sold or transferred to third parties, outside of the approved use cases.",
  "User data is not used or transferred for purposes that are unrelated to the single purpose.",
  "User data is not used or transferred to determine creditworthiness or for lending purposes.",
] as const;
