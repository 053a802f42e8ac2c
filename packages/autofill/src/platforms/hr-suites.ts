import { frameFrom, scriptFrom } from "../embed.ts";
import type { Platform } from "../platform.ts";

/** Recruiting modules of human-resources suites, and enterprise recruiting systems. */
export const hrSuites: readonly Platform[] = [
  // Server HTML in a frame; the e-mail is first, then an account.
  {
    name: "iCIMS",
    hosts: ["*.icims.com"],
    markers: [".iCIMS_MainWrapper", '[id^="iCIMS_"]'],
    embeds: ["iframe#icims_content_iframe"],
    confirmation: { selector: ".iCIMS_ApplicationComplete" },
  },
  // React; custom menus for hidden selects, and one honeypot.
  {
    name: "BambooHR",
    hosts: ["*.bamboohr.com"],
    markers: ['input[name="nickname_hpcsaf"]', 'form[class*="fab-"]', ".fab-FormRow"],
    embeds: ["#BambooHR-ATS", scriptFrom("bamboohr.com/js/embed")],
  },
  // Server HTML with generated ids, labels in cells of tables.
  {
    name: "SAP SuccessFactors",
    hosts: [
      "*.successfactors.com",
      "*.successfactors.eu",
      "*.jobs.hr.cloud.sap",
      "*.jobs2web.com",
      "jobs.sap.com",
    ],
    markers: [".rcmFieldLabel", '[id^="outsideWorkExperience_"]', ".rcmFieldTable"],
  },
  // React; attributes of the company beside the standard fields.
  {
    name: "Personio",
    hosts: ["*.jobs.personio.com", "*.jobs.personio.de"],
    markers: [
      'form#job-application-form [name="first_name"]',
      '[data-test-id^="application-form"]',
      '[data-test-id="job-application-form"]',
    ],
    embeds: [frameFrom("jobs.personio")],
  },
  // Server-side components: ids are paths, steps are pages.
  {
    name: "Oracle Taleo",
    hosts: ["*.taleo.net"],
    markers: ['form[name="ftlform"]', '[id*="et-ef-content-ftf-"]'],
  },
  // Plain server HTML in tables.
  {
    name: "Taleo Business Edition",
    hosts: ["*.tbe.taleo.net"],
    markers: ['form[name="frmCSApply"]'],
    embeds: [frameFrom("tbe.taleo.net")],
  },
  // React.
  {
    name: "Rippling",
    hosts: ["ats.rippling.com"],
    markers: ['[data-testid="job-application-form"]', '[data-testid^="input-applicant"]'],
    embeds: [frameFrom("ats.rippling.com")],
  },
  // Knockout; one page of many sections, dates in parts.
  {
    name: "UKG Pro",
    hosts: [
      "recruiting.ultipro.com",
      "recruiting2.ultipro.com",
      "recruiting.ultipro.ca",
      "*.rec.pro.ukg.net",
    ],
    markers: [
      '[data-automation="text-response"]',
      "#HispanicOrigin",
      '[data-automation="applicant-form"]',
    ],
  },
  // Server HTML with scripts.
  {
    name: "UKG Ready",
    hosts: [
      "secure.saashr.com",
      "secure2.saashr.com",
      "secure3.saashr.com",
      "secure4.saashr.com",
      "secure5.saashr.com",
      "secure6.saashr.com",
      "secure7.saashr.com",
    ],
    markers: ['form[action*="saashr"]'],
    embeds: [frameFrom("saashr.com/ta")],
  },
  // React with react-widgets lists and tag inputs.
  {
    name: "Paylocity",
    hosts: ["recruiting.paylocity.com"],
    markers: ['[data-automation-id="btn-resume"]', '[role=combobox][aria-owns^="rw_"]'],
  },
  // Custom elements around plain inputs.
  {
    name: "Zoho Recruit",
    hosts: [
      "*.zohorecruit.com",
      "*.zohorecruit.eu",
      "*.zohorecruit.in",
      "recruit.zoho.com",
      "recruit.zoho.eu",
      "recruit.zoho.in",
    ],
    markers: ["lyte-input", '[id^="rec-form"]'],
    embeds: [frameFrom("zohorecruit"), "#rec_job_listing_div"],
  },
  // Server HTML; names are numbers.
  {
    name: "Avature",
    hosts: ["*.avature.net"],
    markers: ['[name^="tpt_"]', "form.registerForm"],
  },
  // A separate wizard in front of the employer's system.
  {
    name: "Phenom",
    hosts: ["*.phenompeople.com"],
    markers: ["[data-ph-id]", "[ph-tevent]"],
  },
  // React; a résumé first, then one long page.
  {
    name: "Eightfold",
    hosts: ["*.eightfold.ai"],
    markers: ["#EFSmartApplyContainer", '[data-test-id^="apply-"]'],
  },
  // React over older server pages.
  {
    name: "Cornerstone",
    hosts: ["*.csod.com"],
    markers: ['[data-tag="applyNow"]', ".p-application-form"],
  },
  // React with Ant Design.
  {
    name: "Dayforce",
    hosts: ["jobs.dayforcehcm.com", "*.dayforcehcm.com"],
    markers: ['[id^="JobPostingApplication"]', ".candidate-portal .ant-form"],
  },
  // React over server pages.
  {
    name: "Paycom",
    hosts: ["*.paycomonline.net"],
    markers: ["#applyForm"],
  },
  // React with components in shadow roots.
  {
    name: "ADP Recruiting",
    hosts: ["workforcenow.adp.com", "recruiting.adp.com", "myjobs.adp.com"],
    markers: ["sdf-input", "sdf-select-simple"],
    embeds: [frameFrom("workforcenow.adp.com/mascsr")],
  },
  // Server HTML in a frame.
  {
    name: "Paycor",
    hosts: ["recruitingbypaycor.com", "*.newtonsoftware.com"],
    markers: ["#gnewtonApply", '[id^="gnewton"]'],
    embeds: ["iframe#gnewtonIframe", scriptFrom("newton.newtonsoftware.com")],
  },
  // AngularJS.
  {
    name: "Infinite BrassRing",
    hosts: ["*.brassring.com"],
    markers: ['[ng-app="brassring"]'],
  },
  // Angular components.
  {
    name: "HiBob Hiring",
    hosts: ["*.careers.hibob.com"],
    markers: ["b-single-line-input", "b-input"],
  },
  // Angular in front of iCIMS.
  {
    name: "Jibe",
    hosts: ["*.jibeapply.com"],
    markers: [scriptFrom("jibecdn")],
  },
  // Server HTML.
  {
    name: "isolved Hire",
    hosts: ["*.applicantpro.com", "*.isolvedhire.com"],
    markers: ["#applicantpro-form", '[id^="applicantpro"]'],
  },
  // Vue over server pages.
  {
    name: "NEOGOV",
    hosts: ["www.governmentjobs.com"],
    markers: ['[class*="neogov-application"]'],
  },
  // Rails.
  {
    name: "PeopleAdmin",
    hosts: ["*.peopleadmin.com"],
    markers: ['form[action*="/postings/"]'],
  },
  // Server HTML in tables.
  {
    name: "SilkRoad OpenHire",
    hosts: ["*.silkroad.com"],
    markers: ['form[action*="epostings"]'],
  },
  // React.
  {
    name: "Factorial",
    hosts: ["*.factorialhr.com", "*.factorialhr.es", "*.factorialhr.fr"],
    markers: ["[data-factorial-form]"],
  },
  // Server HTML.
  {
    name: "Haufe Umantis",
    hosts: ["*.umantis.com"],
    markers: ['form[action*="/Vacancies/"]'],
  },
];
