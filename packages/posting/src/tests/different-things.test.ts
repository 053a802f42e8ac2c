import { expect, test } from "vitest";
import { isProven } from "../testing/match-one.ts";

const skill = (text: string) => ({ names: [{ id: "skill", text }] });

test.each([
  ["Permis CE exigé", "Permis C"],
  ["HGV Class 1 licence", "HGV Class 2 licence"],
  ["HGV Class 1 licence", "HGV licence"],
  ["CACES 5 exigé", "CACES 1"],
  ["CACES R489 catégorie 5", "CACES R489 catégorie 3"],
  ["SIA licence", "SSIAP 1"],
  ["SSIAP 1 exigé", "Carte professionnelle CNAPS"],
  ["SSIAP 1 exigé", "CQP APS"],
  ["Diplôme d’expertise comptable exigé", "DCG"],
  ["Expert-comptable diplômé", "DSCG"],
  ["ACCA qualified", "DCG"],
  ["ACA qualified", "ACCA"],
  ["CPA required", "ACCA"],
  ["QTS required", "CAPES"],
  ["CAPES d’anglais exigé", "CRPE"],
  ["Agrégation exigée", "CAPES"],
  ["QTS required", "PGCE"],
  ["British Sign Language", "American Sign Language"],
  ["BSL", "LSF"],
  ["Habilitation électrique B1V", "Habilitation H0B0"],
  ["B2V", "H0B0"],
  ["H1V", "B1V"],
  ["AWS Solutions Architect certification", "AWS Certified Cloud Practitioner"],
  ["Food hygiene level 2 certificate", "ServSafe"],
  ["SAP FI", "SAP"],
  ["Sage 100", "Sage 50"],
  ["Sass", "CSS"],
  ["Spring Boot", "Spring Framework"],
  ["ASP.NET", ".NET"],
  ["Angular", "AngularJS"],
  ["PL/SQL", "Oracle Database"],
  ["PySpark", "Apache Spark"],
  ["Nest.js", "Next.js"],
  ["ServSafe", "Food hygiene level 2"],
])("%s is not proven by %s", (asked, held) => {
  expect(isProven(asked, skill(held))).toBe(false);
});

test.each([
  ["Permis poids lourd", "Permis C"],
  ["HGV licence", "HGV Class 2 licence"],
  ["Langue des signes", "LSF"],
  ["Sign language", "British Sign Language"],
  ["Habilitation électrique", "Habilitation B1V"],
  ["AWS certification", "AWS Certified Solutions Architect"],
  ["SAP", "SAP FI"],
  ["CSS", "Sass"],
  ["Spring Framework", "Spring Boot"],
  [".NET", "ASP.NET Core"],
  ["SQL", "PL/SQL"],
  ["Apache Spark", "PySpark"],
  ["Chartered accountant", "ACA"],
  ["Expert-comptable", "DEC"],
  ["Teaching qualification such as PGCE or QTS", "PGCE"],
  ["Agent de sécurité avec carte professionnelle", "Carte professionnelle d’agent de sécurité"],
])("%s is proven by %s", (asked, held) => {
  expect(isProven(asked, skill(held))).toBe(true);
});
