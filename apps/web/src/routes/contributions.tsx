import { EntryList } from "../entries/entry-list.tsx";
import { contributions } from "../entries/contribution-entries.ts";

export default function ContributionsTab() {
  return <EntryList key={contributions.kind} description={contributions} />;
}
