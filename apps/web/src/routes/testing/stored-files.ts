import { profileId } from "./fake-server.ts";

/** A row of `files`: the résumé of the profile. */
export const storedResume = {
  id: "55555555-5555-4555-8555-555555555555",
  profile_id: profileId,
  file_name: "Résumé 2026.pdf",
  file_path: `${profileId}/1700000000000.pdf`,
  file_type: "resume",
  description: null,
  uploaded_at: "2026-11-09T12:00:00+00:00",
  version: 1,
};
