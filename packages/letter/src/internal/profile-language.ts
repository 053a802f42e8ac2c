import type { LetterLanguage } from "@postulo/domain/letter-language";
import type { StoredProfile } from "@postulo/evidence/profile";
import { detectDocumentLanguage, detectLanguage } from "@postulo/evidence/detect-language";

/** Every text of the profile with the id of its entry. */
export function profileTexts(profile: StoredProfile): { id: string; text: string }[] {
  return [
    { id: "profile", text: profile.person.summary },
    ...profile.experiences.map(({ id, title, description }) => ({
      id,
      text: `${title}\n${description}`,
    })),
    ...profile.education.map(({ id, degree, field, description }) => ({
      id,
      text: `${degree}\n${field}\n${description}`,
    })),
    ...profile.contributions.map(({ id, title, description }) => ({
      id,
      text: `${title}\n${description}`,
    })),
    ...profile.skills.map(({ id, name }) => ({ id, text: name })),
    ...profile.notes.map(({ id, label, content }) => ({ id, text: `${label}\n${content}` })),
  ];
}

/** Whether a text of this profile can be quoted in a letter of that language. A few words have the language of the rest. */
export function createIsReadable(
  profile: StoredProfile,
  language: LetterLanguage,
): (text: string) => boolean {
  const whole = detectDocumentLanguage(
    profileTexts(profile)
      .map(({ text }) => text)
      .join("\n"),
  );
  return (text) => {
    const written = detectLanguage(text);
    return (
      written === language || (written === "unclear" && (whole === language || whole === "unclear"))
    );
  };
}
