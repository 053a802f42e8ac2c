import { EntryList } from "../entries/entry-list.tsx";
import { education } from "../entries/education-entries.ts";

export default function EducationTab() {
  return <EntryList key={education.kind} description={education} />;
}
