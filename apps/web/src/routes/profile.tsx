import { useState } from "react";
import { NewestResume } from "../files/newest-resume.tsx";
import { ProfilePage } from "../profile/profile-page.tsx";
import { ProfileTransfer } from "../profile-transfer/profile-transfer.tsx";
import { ResumeStart } from "../resume-review/resume-start.tsx";
import { TwoColumns } from "../ui/two-columns.tsx";
import { useStoredResume } from "../resume-review/use-stored-resume.ts";

export default function ProfileTab() {
  const [imports, setImports] = useState(0);
  const { stored } = useStoredResume();
  // An import and an undone résumé change the stored profile, which the form reads again; what was typed is in its draft.
  return (
    <TwoColumns start={<ResumeStart />} aside={<NewestResume />}>
      <ProfilePage key={`${imports}-${stored?.isUndone}`} />
      <ProfileTransfer onImported={() => setImports((count) => count + 1)} />
    </TwoColumns>
  );
}
