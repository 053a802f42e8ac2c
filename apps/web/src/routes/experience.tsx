import { EntryList } from "../entries/entry-list.tsx";
import { experience } from "../entries/experience-entries.ts";

export default function ExperienceTab() {
  return <EntryList key={experience.kind} description={experience} />;
}
