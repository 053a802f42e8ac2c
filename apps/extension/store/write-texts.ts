import { cpSync, writeFileSync } from "node:fs";
import path from "node:path";
import { languages } from "@postulo/i18n/language";
import {
  certifications,
  collectedData,
  hostReasons,
  permissionReasons,
  recipient,
  remoteCode,
  singlePurpose,
} from "./declarations.ts";
import { listings } from "./listing.ts";

const here = import.meta.dirname;

const linesOf = (facts: Readonly<Record<string, string>>) =>
  Object.entries(facts).map(([name, text]) => `- ${name}: ${text}`);

const declarations = [
  "# What is declared to the stores",
  "## Single purpose",
  singlePurpose,
  "## Permissions",
  linesOf({ ...permissionReasons, ...hostReasons }).join("\n"),
  "## Remote code",
  remoteCode,
  "## Data",
  Object.entries(collectedData)
    .map(([firefox, { chrome, what }]) => `- ${chrome} (Firefox: ${firefox}): ${what}`)
    .join("\n"),
  recipient,
  "## Certified",
  certifications.map((sentence) => `- ${sentence}`).join("\n"),
];

/** Writes what is pasted into the forms of the stores, and copies the pictures. */
export function writeTexts(folder: string): void {
  for (const language of languages) {
    const { name, summary, description } = listings[language];
    const text = [name, summary, description].join("\n\n");
    writeFileSync(path.join(folder, `listing.${language}.txt`), `${text}\n`);
  }
  writeFileSync(path.join(folder, "declarations.md"), `${declarations.join("\n\n")}\n`);
  cpSync(path.join(here, "pictures"), path.join(folder, "pictures"), { recursive: true });
  cpSync(path.join(here, "../public/icons/128.png"), path.join(folder, "pictures/icon-128.png"));
}
