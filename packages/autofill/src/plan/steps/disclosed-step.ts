import type { Profile } from "@postulo/domain/profile/profile";
import type { Applicant } from "../../applicant.ts";
import type { Classified } from "../../classify.ts";
import { skip, typeStep, valueStep, type Step } from "./step.ts";

const genderTexts: Readonly<Record<NonNullable<Profile["gender"]>, readonly string[]>> = {
  female: ["Female", "Woman", "Femme", "Féminin"],
  male: ["Male", "Man", "Homme", "Masculin"],
  other: ["Other", "Autre", "Non-binary", "Non binaire"],
  preferNotToSay: [
    "Prefer not to say",
    "I prefer not to say",
    "Decline to self identify",
    "Decline to self-identify",
    "I don't wish to answer",
    "I do not wish to answer",
    "I prefer not to answer",
    "Prefer not to answer",
    "Je préfère ne pas répondre",
    "Je ne souhaite pas répondre",
  ],
};

/** Gender and age, only if the user has enabled it; other sensitive fields are skipped. */
export function disclosedStep({ field, key }: Classified, { disclosed }: Applicant): Step {
  if (key === "gender") {
    const texts = disclosed?.gender ? genderTexts[disclosed.gender] : [];
    if (texts.length === 0) return skip("sensitive");
    return valueStep(field, { texts, wanted: { by: "text", texts }, source: "profile.gender" });
  }
  const age = disclosed?.age;
  if (key !== "age" || age === undefined || age === null) return skip("sensitive");
  return field.widget === "select" || field.widget === "radioGroup"
    ? valueStep(field, {
        texts: [String(age)],
        wanted: { by: "answer", text: String(age) },
        source: "profile.age",
      })
    : typeStep(field, [String(age)], "profile.age");
}
