import type { Platform } from "../platform.ts";

/** Rails. */
export const peopleadmin: Platform = {
  id: "peopleadmin",
  name: "PeopleAdmin",
  hosts: ["*.peopleadmin.com"],
  markers: ['form[action*="/postings/"]'],
  employer: "subdomain",
  steps: "several",
  login: "account",
};
