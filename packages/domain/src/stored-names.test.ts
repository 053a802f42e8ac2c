import { expect, test } from "vitest";
import { answerKeys } from "./answer-key.ts";
import { fillFailures, skipReasons, tableOf, valueTables } from "./fill-outcome.ts";
import { findLetterLanguage, letterLanguages } from "./letter-language.ts";
import { lengths, profileGaps, tones, versionWriters } from "./letter-style.ts";
import { nextActions } from "./next-action.ts";
import { features, plans } from "./plan.ts";
import { priorities } from "./priority.ts";
import { datePrecisions } from "./profile/partial-date.ts";
import { genders } from "./profile/profile.ts";
import { skillCategories, skillLevels, skillSubcategories } from "./profile/skill.ts";
import { stages } from "./stage.ts";
import { applicationMethods } from "./application.ts";
import { employmentTypes } from "./application-columns.ts";
import { fileTypes } from "./document.ts";
import { workModes } from "./work-mode.ts";

// Rows and receipts of users contain these names, and no constraint of the database does: renaming one needs a migration.
test("stored names are not renamed", () => {
  expect(answerKeys.join(" ")).toBe(
    "work_authorization visa_sponsorship salary_expectation salary_currency salary_period current_salary notice_period " +
      "start_date relocation office_attendance travel how_heard how_heard_other referral_name previously_employed age_18 " +
      "background_check drivers_license security_clearance non_compete references location_preference employment_type " +
      "contract_duration motivation additional_info custom_question",
  );
  expect(skipReasons.join(" ")).toBe(
    "alreadyFilled notInProfile notStated noMatchingChoice question sensitive consent account document ownText unsupportedWidget notShown " +
      "notVisible notEditable tooLong notNeeded notPrecise otherCompany",
  );
  expect(fillFailures.join(" ")).toBe("removed changedByPage didNotOpen");
  expect(valueTables.join(" ")).toBe(
    "profile experiences education competencies websites files other letter draft",
  );
  expect(profileGaps.join(" ")).toBe(
    "experience descriptions descriptionsInLanguage education skills contact",
  );
  expect([workModes, tones, lengths, versionWriters, letterLanguages].map(String)).toEqual([
    "remote,onsite,hybrid",
    "plain,warm,formal",
    "short,standard,long",
    "composer,model,person",
    "en,fr",
  ]);
});

test("closed sets have the names that the database accepts", () => {
  const sets = {
    stages,
    priorities,
    nextActions,
    employmentTypes,
    applicationMethods,
    fileTypes,
    plans,
    features,
    genders,
    datePrecisions,
    skillLevels,
    skillCategories,
    ...skillSubcategories,
  };
  expect(Object.entries(sets).map(([name, values]) => `${name}: ${values.join(" ")}`)).toEqual([
    "stages: saved applied phoneScreen interview1 interview2 interview3 finalInterview offer rejected withdrawn noResponse",
    "priorities: high medium low",
    "nextActions: followUp prepareForInterview sendThankYou negotiateSalary acceptOffer declineOffer researchCompany updateResume practiceInterview checkReferences",
    "employmentTypes: permanent fixedTerm freelance internship apprenticeship temporary",
    "applicationMethods: manual extension",
    "fileTypes: other resume cover_letter",
    "plans: Free Plus Pro Ultra VIP BETA",
    "features: application doc_upload cover_letter resume",
    "genders: male female other preferNotToSay",
    "datePrecisions: year month day",
    "skillLevels: beginner intermediate advanced expert",
    "skillCategories: technical softSkills language toolsAndSoftware",
    "technical: programmingLanguages webDevelopment databases devopsAndCloud mobileDevelopment dataScienceAndAi",
    "softSkills: communication leadership problemSolving collaboration",
    "language: european asian other",
    "toolsAndSoftware: design office development analytics",
  ]);
});

test("a source names its table, and one of another version none", () => {
  expect(tableOf("profile.city+country")).toBe("profile");
  expect(tableOf("letter")).toBe("letter");
  expect(tableOf("diary.page")).toBeUndefined();
  expect([findLetterLanguage("fr"), findLetterLanguage("de"), findLetterLanguage(null)]).toEqual([
    "fr",
    undefined,
    undefined,
  ]);
});
