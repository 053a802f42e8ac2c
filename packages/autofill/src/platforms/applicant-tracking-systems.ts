import { frameFrom, scriptFrom } from "../embed.ts";
import type { Platform } from "../platform.ts";

/** Applicant tracking systems. */
export const applicantTrackingSystems: readonly Platform[] = [
  // React; one page, custom domains with the same markup.
  {
    name: "Recruitee",
    hosts: ["*.recruitee.com"],
    markers: [
      "form#offer-application-form",
      '[data-cy="offer-application-form"]',
      'form[data-testid="application-form"] [name^="candidate["]',
    ],
    confirmation: { address: /\/c\/new\/(?:success|thank)/ },
  },
  // AngularJS.
  {
    name: "Jobvite",
    hosts: ["jobs.jobvite.com", "app.jobvite.com"],
    markers: [".jv-form-field", '[id^="jv-field-"]', '[ng-app="jv.careersite"]'],
    embeds: [frameFrom("jobvite.com")],
    confirmation: { address: /\/applyConfirmation|\/confirmation/ },
  },
  // Rails with React parts.
  {
    name: "Pinpoint",
    hosts: ["*.pinpointhq.com"],
    markers: ['form[action*="/applications"] [name^="application["]', ".js-careers-application"],
  },
  // Vue over server HTML; ids are numbers.
  {
    name: "Manatal",
    hosts: ["www.careers-page.com", "*.careers-page.com"],
    markers: ['form[id="application-form"] [id^="field"]'],
    embeds: [frameFrom("careers-page.com")],
  },
  // React; an e-mail first.
  {
    name: "JOIN",
    hosts: ["join.com"],
    markers: ['form[data-testid="ApplicationForm"]', '[data-testid^="ApplyForm"]'],
    embeds: [frameFrom("join.com")],
  },
  // React.
  {
    name: "Gem",
    hosts: ["jobs.gem.com"],
    markers: ['[data-testid="gem-application-form"]'],
    embeds: [scriptFrom("gem.com/embed")],
  },
  // AngularJS in a frame.
  {
    name: "Comeet",
    hosts: ["www.comeet.com", "www.comeet.co"],
    markers: [".comeet-apply", '[ng-controller*="applyController"]'],
    embeds: [scriptFrom("comeet.co/careers-api"), frameFrom("comeet.co/jobs")],
  },
  // Vue; one card for each question.
  {
    name: "Homerun",
    hosts: ["*.homerun.co", "*.homerun.hr"],
    markers: [".homerun-application", '[class*="apply-form__card"]'],
  },
  // Server HTML and scripts.
  {
    name: "Trakstar Hire",
    hosts: ["*.recruiterbox.com", "*.hire.trakstar.com"],
    markers: ["form.apply-form"],
    embeds: [scriptFrom("recruiterbox.com/widget")],
  },
  // Rails and Ember.
  {
    name: "Freshteam",
    hosts: ["*.freshteam.com"],
    markers: ["form#new_applicant"],
    embeds: [scriptFrom("freshteam.com/embed")],
  },
  // Rails.
  {
    name: "CareerPlug",
    hosts: ["*.careerplug.com"],
    markers: ['form[action*="/apps"] [name^="app["]'],
  },
  // Server HTML.
  {
    name: "HireHive",
    hosts: ["*.hirehive.com", "*.hirehive.io"],
    markers: [".hirehive-form"],
    embeds: [scriptFrom("hirehive")],
  },
  // React.
  {
    name: "Polymer",
    hosts: ["jobs.polymer.co"],
    markers: ['[class*="polymer-application"]'],
    embeds: [scriptFrom("polymer.co")],
  },
  // Wicket and React.
  {
    name: "softgarden",
    hosts: ["*.softgarden.io", "*.softgarden.de"],
    markers: ["[wicketpath]"],
    embeds: [frameFrom("softgarden.io")],
  },
  // Rails.
  {
    name: "JobScore",
    hosts: ["careers.jobscore.com"],
    markers: ["form.js-application-form"],
    embeds: [frameFrom("jobscore.com")],
  },
  // React over server pages.
  {
    name: "CATS",
    hosts: ["*.catsone.com"],
    markers: ['[class^="cats-portal"]', "form.cats-application"],
    embeds: [frameFrom("catsone.com")],
  },
  // Vue.
  {
    name: "Crelate",
    hosts: ["jobs.crelate.com"],
    markers: ["#crelate-apply", ".crelate-form"],
    embeds: [frameFrom("crelate.com")],
  },
  // Angular with Novo Elements on the employer's domain.
  {
    name: "Bullhorn",
    hosts: ["*.bullhornstaffing.com"],
    markers: ["app-apply-modal", "novo-dynamic-form"],
  },
  // React with MUI.
  {
    name: "Dover",
    hosts: ["app.dover.com"],
    markers: ['[data-testid="dover-apply-form"]'],
  },
  // ASP.NET.
  {
    name: "Eploy",
    hosts: ["*.eploy.net"],
    markers: ['[id^="eploy"]', ".eploy-form"],
  },
  // Server HTML.
  {
    name: "Oleeo",
    hosts: ["*.tal.net"],
    markers: ['form[id^="form_"][action*="/vx/"]'],
  },
  // Vue.
  {
    name: "100Hires",
    hosts: ["*.100hires.com"],
    markers: [".hires-application"],
    embeds: [scriptFrom("100hires.com")],
  },
  // Server HTML and React.
  {
    name: "ClearCompany",
    hosts: ["*.clearcompany.com", "*.hrmdirect.com"],
    markers: ['form[action*="hrmdirect"]', ".cc-application"],
    embeds: [scriptFrom("hrmdirect.com")],
  },
  // Vue.
  {
    name: "TalentLyft",
    hosts: ["*.talentlyft.com"],
    markers: [".talentlyft-form", '[class*="tl-apply"]'],
  },
  // Server HTML.
  {
    name: "onlyfy",
    hosts: ["*.onlyfy.jobs", "*.jobbase.io"],
    markers: ['form[action*="/application/"] [name^="prescreen"]'],
    embeds: [frameFrom("jobbase.io")],
  },
  // React.
  {
    name: "Loxo",
    hosts: ["app.loxo.co"],
    markers: [".loxo-apply"],
  },
  // React.
  {
    name: "Hireology",
    hosts: ["careers.hireology.com"],
    markers: [".hireology-apply"],
  },
];
