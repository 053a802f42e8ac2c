import type { Platform } from "../platform.ts";

/** Rails. */
export const peopleadmin: Platform = {
  name: "PeopleAdmin",
  hosts: ["*.peopleadmin.com"],
  markers: ['form[action*="/postings/"]'],
  employer: "host",
};
