import { frameFrom } from "../embed.ts";
import type { Platform } from "../platform.ts";

/** Platforms whose market is France. */
export const frenchPlatforms: readonly Platform[] = [
  // React; French names of fields.
  {
    name: "Flatchr",
    hosts: ["careers.flatchr.io", "*.flatchr.io"],
    markers: ['form[id^="flatchr"]', ".flatchr-apply"],
    embeds: [frameFrom("flatchr.io")],
  },
  // Angular.
  {
    name: "Taleez",
    hosts: ["taleez.com", "*.taleez.com"],
    markers: ["app-apply-form", "tz-apply"],
    embeds: [frameFrom("taleez.com")],
  },
  // Vue on the employer's domain.
  {
    name: "DigitalRecruiters",
    hosts: ["*.digitalrecruiters.com"],
    markers: [".dr-application-form", '[class*="dr-apply"]'],
  },
  // ASP.NET: ids are paths of the page's controls.
  {
    name: "Cegid Talentsoft",
    hosts: ["*.talent-soft.com", "*.talentsoft.com"],
    markers: ['[id^="ctl00_ctl00_corpsRoot"]', '[name^="ctl00$ctl00$corpsRoot"]'],
  },
  // Server HTML.
  {
    name: "WeRecruit",
    hosts: ["*.werecruit.io"],
    markers: [".werecruit-form"],
  },
  // Server HTML.
  {
    name: "Jobaffinity",
    hosts: ["*.jobaffinity.fr"],
    markers: ['form[action*="jobaffinity"]'],
    embeds: [frameFrom("jobaffinity.fr")],
  },
  // React.
  {
    name: "Nicoka",
    hosts: ["*.nicoka.com"],
    markers: [".nk-apply"],
  },
  // Server HTML.
  {
    name: "Beetween",
    hosts: ["*.beetween.com"],
    markers: ['form[action*="beetween"]'],
    embeds: [frameFrom("beetween.com")],
  },
  // Server HTML.
  {
    name: "Softy",
    hosts: ["*.softy.pro"],
    markers: ['form[action*="softy"]'],
  },
  // Vue.
  {
    name: "Jobimpact",
    hosts: ["jobimpact.fr", "*.jobimpact.fr"],
    markers: [],
  },
];
