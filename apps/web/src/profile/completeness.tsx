import {
  findProfileGaps,
  gapFields,
  type ProfileContents,
  type ProfileGap,
} from "@postulo/domain/profile/completeness";
import { websiteKey } from "@postulo/domain/profile/website";
import { useQuery } from "@tanstack/react-query";
import * as z from "zod/mini";
import { useTranslate } from "../i18n/use-translate.ts";
import { countRows, readRows } from "../data/read-rows.ts";
import { useSignedIn } from "../session/session-context.tsx";
import { profileMessages } from "./messages.ts";
import { TextButton, TextLink } from "../ui/link/text-link.tsx";
import classes from "./profile.module.css";

const websiteRow = z.object({ domain: z.string(), display_name: z.nullable(z.string()) });

type OtherTabs = Omit<ProfileContents, "fields">;

/**
 * What the other tabs contain: undefined while loading, null when it cannot be read. Refetched on each mount, since it
 * may have changed there.
 */
export function useOtherTabs(profileId: string | undefined): OtherTabs | null | undefined {
  const { client } = useSignedIn();
  const { data, failureCount, isPaused } = useQuery({
    queryKey: ["profile-contents", profileId],
    staleTime: 0,
    enabled: profileId !== undefined,
    queryFn: async () => {
      const own = (table: string) =>
        client.from(table).select("id", { count: "exact", head: true }).eq("profile_id", profileId);
      const [experiences, education, skills, resumes, websites] = await Promise.all([
        countRows(own("experiences")),
        countRows(own("education")),
        countRows(own("competencies")),
        countRows(own("files").eq("file_type", "resume")),
        readRows(
          websiteRow,
          client.from("websites").select("domain,display_name").eq("profile_id", profileId),
        ),
      ]);
      return {
        hasExperience: experiences > 0,
        hasEducation: education > 0,
        hasSkills: skills > 0,
        hasResume: resumes > 0,
        hasLinkedin: websites.some(
          ({ domain, display_name: name }) =>
            websiteKey({ domain, displayName: name ?? "" }) === "linkedin",
        ),
      };
    },
  });
  return data ?? (failureCount > 0 || isPaused ? null : undefined);
}

/** Gaps that belong to other tabs. */
const otherTabs = [
  { gap: "resume", tab: "files" },
  { gap: "linkedin", tab: "websites" },
  { gap: "experience", tab: "experience" },
  { gap: "education", tab: "education" },
  { gap: "skills", tab: "skills" },
] as const;

interface CompletenessProps {
  readonly others: OtherTabs;
  /** As entered. */
  readonly fields: ProfileContents["fields"];
  readonly onField: (field: (typeof gapFields)[number]) => void;
}

/** What the profile lacks for the extension to fill most forms; renders nothing if there are no gaps. */
export function Completeness({ others, fields, onField }: CompletenessProps) {
  const t = useTranslate(profileMessages);
  const gaps = findProfileGaps({ fields, ...others });
  if (gaps.length === 0) return null;
  return (
    <section className={classes["gaps"]} aria-labelledby="profile-gaps">
      <h2 id="profile-gaps">{t("gaps.title")}</h2>
      <ul>
        {gaps.map((gap) => (
          <li key={gap}>
            <Gap gap={gap} onField={onField} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Gap({ gap, onField }: { readonly gap: ProfileGap } & Pick<CompletenessProps, "onField">) {
  const t = useTranslate(profileMessages);
  const field = gapFields.find((known) => known === gap);
  const place = otherTabs.find((known) => known.gap === gap);
  if (field) {
    return <TextButton onClick={() => onField(field)}>{t(`fields.${field}`)}</TextButton>;
  }
  return place ? (
    <TextLink to={`../${place.tab}`} relative="path">
      {t(`gaps.${place.gap}`)}
    </TextLink>
  ) : null;
}
