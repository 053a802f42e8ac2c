import { websiteKey, websiteUrl } from "@postulo/domain/profile/website";
import { IconBrandGithub, IconBrandLinkedin, IconUserSquare, IconWorld } from "../ui/icons.tsx";
import { useTranslate } from "../i18n/use-translate.ts";
import type { EntryDescription } from "./entry-description.ts";
import type { Entry } from "./entry.ts";
import { entryMessages } from "./messages.ts";
import { VisuallyHidden } from "../ui/visually-hidden.tsx";
import { TextAnchor } from "../ui/link/text-link.tsx";
import classes from "./entries.module.css";

const icons = {
  linkedin: IconBrandLinkedin,
  github: IconBrandGithub,
  portfolio: IconUserSquare,
  other: IconWorld,
};

/** A website by icon and name, linked. */
function Website({ entry, name }: { readonly entry: Entry; readonly name: string }) {
  const t = useTranslate(entryMessages);
  const { domain = "", display_name: displayName = "" } = entry.texts;
  const Icon = icons[websiteKey({ domain, displayName })];
  const url = websiteUrl(domain);
  return (
    <span className={classes["website"]}>
      <Icon size={18} aria-hidden />
      {url ? (
        <TextAnchor href={url} target="_blank" rel="noreferrer">
          {name}
          <VisuallyHidden> ({t("newTab")})</VisuallyHidden>
        </TextAnchor>
      ) : (
        name
      )}
    </span>
  );
}

export const websites: EntryDescription = {
  kind: "websites",
  fields: [
    {
      column: "domain",
      label: "fields.domain",
      placeholder: "hints.domain",
      autoComplete: "url",
      inputMode: "url",
    },
    { column: "display_name", label: "fields.displayName", placeholder: "hints.displayName" },
  ],
  name: ["display_name", "domain"],
  facts: ["domain"],
  Name: Website,
};
