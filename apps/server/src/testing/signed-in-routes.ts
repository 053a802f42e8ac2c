const key = "sb_publishable_postulo";

const resume = new FormData();
resume.set("file", new Blob(["Ada Lovelace"], { type: "text/plain" }), "ada.txt");

/** Requests every route that acts for the bearer. @returns the statuses, by route. */
export async function requestRoutes({
  url,
  token,
  profileId,
}: {
  url: string;
  token: string;
  profileId: string;
}): Promise<Record<string, number>> {
  const json = { "content-type": "application/json" };
  const file = `/storage/v1/object/user-documents/${profileId}/a.pdf`;
  const routes: [
    method: string,
    address: string,
    headers: object,
    body: string | FormData | null,
  ][] = [
    ["GET", "/rest/v1/profile?select=id", {}, null],
    ["PATCH", `/rest/v1/profile?id=eq.${profileId}`, json, '{"city":"Lyon"}'],
    ["POST", file, { "x-upsert": "true", "content-type": "application/pdf" }, "%PDF-1.7"],
    ["GET", file, {}, null],
    ["POST", "/storage/v1/object/list/user-documents", json, JSON.stringify({ prefix: profileId })],
    ["POST", file.replace("/object/", "/object/sign/"), json, '{"expiresIn":60}'],
    ["POST", "/functions/v1/check-subscription", json, "{}"],
    ["POST", "/functions/v1/cancel-subscription", json, "{}"],
    ["GET", "/account/export", {}, null],
    ["GET", "/account/import", {}, null],
    ["POST", "/account/import", {}, "no archive"],
    ["POST", "/cover-letter", json, "{}"],
    ["POST", "/cv", json, "{}"],
    ["POST", "/application-pack", json, "{}"],
    ["POST", "/posting/comparison", json, "{}"],
    ["POST", "/cv/adapt", json, "{}"],
    ["POST", "/cv/open", json, "{}"],
    ["POST", "/cv/line", json, "{}"],
    ["POST", "/cv/suggestion", json, "{}"],
    ["POST", "/cv/document", json, "{}"],
    ["POST", "/resume-parser", {}, resume],
    ["POST", "/resume-parser/review", {}, resume],
    ["POST", "/resume-parser/text", {}, resume],
    ["POST", "/calendar-feed", json, "{}"],
    ["GET", "/reports/applications?from=2026-01-01&to=2026-02-01&format=csv", {}, null],
    ["POST", "/extension-connection", {}, null],
  ];
  const found: Record<string, number> = {};
  for (const [method, address, headers, body] of routes) {
    const response = await fetch(url + address, {
      method,
      headers: { ...headers, apikey: key, authorization: `Bearer ${token}` },
      body,
    });
    await response.body?.cancel();
    found[`${method} ${address.replace(profileId, "ID")}`] = response.status;
  }
  return found;
}
