import { frameFrom } from "../embed.ts";
import type { Platform } from "../platform.ts";

/** Job boards, and generic form services. */
export const jobBoards: readonly Platform[] = [
  // Server HTML with Turbo.
  {
    name: "HelloWork",
    hosts: ["www.hellowork.com"],
    markers: ['form[data-cy*="apply"]', '[data-cy="applyForm"]'],
  },
  // React in a dialog: usually one message to the company.
  {
    name: "Wellfound",
    hosts: ["wellfound.com", "angel.co"],
    markers: ['[data-test="Modal"] textarea[name^="form-input"]'],
  },
  // React; each question is an item of a list, named by its heading.
  {
    name: "Microsoft Forms",
    hosts: ["forms.office.com", "forms.microsoft.com", "forms.cloud.microsoft"],
    markers: ['[data-automation-id="questionItem"]'],
  },
  // Custom radio buttons and lists without inputs.
  {
    name: "Google Forms",
    hosts: ["docs.google.com/forms"],
    markers: ['form[action*="formResponse"]'],
  },
  // A dialog of several pages whose markup changes often; the user navigates between pages.
  {
    name: "LinkedIn Easy Apply",
    hosts: ["www.linkedin.com/jobs"],
    markers: [".jobs-easy-apply-modal", "[data-test-form-element]", ".fb-dash-form-element"],
  },
  // React; a page for each group of questions.
  {
    name: "Indeed Apply",
    hosts: ["smartapply.indeed.com", "apply.indeed.com"],
    markers: ["#ia-container", '[data-testid*="smartapply"]'],
    embeds: ['iframe[id^="indeed-ia"]'],
  },
  // React in a dialog.
  {
    name: "Handshake",
    hosts: [
      "app.joinhandshake.com",
      "*.joinhandshake.com",
      "app.joinhandshake.co.uk",
      "app.joinhandshake.fr",
      "app.joinhandshake.de",
    ],
    markers: ['[data-hook*="apply-modal"]'],
  },
  // Server HTML behind the government's sign-in.
  {
    name: "USAJOBS",
    hosts: ["www.usajobs.gov", "apply.usastaffing.gov"],
    markers: ['[id^="usaj-application"]'],
  },
  // React in a dialog.
  {
    name: "La bonne alternance",
    hosts: ["labonnealternance.apprentissage.beta.gouv.fr"],
    markers: ['[name="applicant_first_name"]'],
    embeds: [frameFrom("labonnealternance")],
  },
  // Angular.
  {
    name: "Apec",
    hosts: ["www.apec.fr"],
    markers: ["app-candidature", "apec-candidature"],
  },
  // Angular and server HTML; often redirects to the employer.
  {
    name: "France Travail",
    hosts: ["candidat.francetravail.fr", "candidat.pole-emploi.fr"],
    markers: [],
  },
  // React in a dialog.
  {
    name: "JobTeaser",
    hosts: ["*.jobteaser.com"],
    markers: ['[data-testid="jobad-application-flow"]'],
  },
];
