import { useState } from "react";
import { ProfilePage } from "../profile/profile-page.tsx";
import { ProfileTransfer } from "../profile-transfer/profile-transfer.tsx";

export default function ProfileTab() {
  const [imports, setImports] = useState(0);
  return (
    <>
      <ProfilePage key={imports} />
      <ProfileTransfer onImported={() => setImports((count) => count + 1)} />
    </>
  );
}
