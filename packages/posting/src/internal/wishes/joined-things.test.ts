import { expect, test } from "vitest";
import { joinedThings } from "./joined-things.ts";

test.each([
  [
    "A valid licence and two years of parcel deliveries",
    ["A valid licence", "two years of parcel deliveries"],
  ],
  [
    "Close the day's accounts and print the reports",
    ["Close the day's accounts", "print the reports"],
  ],
  [
    "Mise en place, prise de commande sur tablette et service de 80 couverts",
    ["Mise en place", "prise de commande sur tablette", "service de 80 couverts"],
  ],
])("joins several things: %s", (wish, things) => {
  expect(joinedThings(wish)).toEqual(things);
});

test.each([
  ["Two years of parcel deliveries"],
  ["Recruiting and training volunteers"],
  ["Tender prices drawn up in Causeway, checked by hand"],
  ["Recrutement et formation de bénévoles"],
  ["Cuire des viandes, poissons et légumes"],
  ["Hand-held scanners (keys, spare batteries, wall chargers)"],
  ["Diploma in nursing, or an equivalent qualification"],
  ["Writing trails, leaflets or other resources"],
  ["Monitoring tools such as Zabbix Agent, Nagios Core and Icinga Web"],
])("is one thing: %s", (wish) => {
  expect(joinedThings(wish)).toEqual([wish]);
});
