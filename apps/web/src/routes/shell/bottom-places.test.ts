import { expect, test } from "vitest";
import { currentPlace } from "./bottom-places.ts";

test("each page of the dashboard belongs to one place of the bottom bar, or to none", () => {
  const places = {
    "/dashboard": "applications",
    "/dashboard/applications/1": "applications",
    "/dashboard/today": "today",
    "/dashboard/your-informations/files": "documents",
    "/dashboard/cover-letter": "documents",
    "/dashboard/cv": "documents",
    "/dashboard/your-informations/skills": "profile",
    "/dashboard/resume": "profile",
    "/dashboard/profile": undefined,
    "/dashboard/pricing": undefined,
  };
  expect(Object.keys(places).map(currentPlace)).toEqual(Object.values(places));
});
