import { EntryList } from "../entries/entry-list.tsx";
import { other } from "../entries/other-entries.tsx";

export default function OtherTab() {
  return <EntryList key={other.kind} description={other} />;
}
