import { EntryList } from "../entries/entry-list.tsx";
import { websites } from "../entries/website-entries.tsx";

export default function WebsitesTab() {
  return <EntryList key={websites.kind} description={websites} />;
}
