import { act, screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { profileId, startFakeServer } from "../testing/fake-server.ts";
import { serveTable } from "../testing/fake-tables.ts";
import { deferredResponse, renderDashboard } from "../testing/render-dashboard.tsx";
import { freshBrowserForEachTest } from "../testing/render-app.tsx";

const server = startFakeServer();
freshBrowserForEachTest();

const user_id = "7c9e6679-7425-40de-944b-e07fc1f90ae7";
const listed = (id: string, name: string, name_fr: string | null = null) => ({ id, name, name_fr });

beforeEach(() => {
  server.reset();
  serveTable(server, "profile", { rows: [{ id: profileId, user_id }] });
  serveTable(server, "competencies", { rows: [] });
});

function serveTree() {
  const trade = (id: string, name_en: string) => ({
    id,
    key: id,
    category_id: "technical",
    name_en,
    name_fr: name_en,
  });
  serveTable(server, "skill_categories", {
    rows: [{ id: "technical", key: "technical", name_en: "Technical", name_fr: "Technique" }],
  });
  serveTable(server, "skill_subcategories", {
    rows: [
      trade("programmingLanguages", "Programming languages"),
      trade("hospitality", "Hospitality and food"),
      trade("health", "Health and care"),
    ],
  });
  serveTable(server, "predefined_skills", {
    rows: [
      { ...listed("s1", "Python"), subcategory_id: "programmingLanguages" },
      { ...listed("s2", "Cooking", "Cuisine"), subcategory_id: "hospitality" },
      { ...listed("s3", "Nursing care", "Soins infirmiers"), subcategory_id: "health" },
    ],
  });
}

const shownTrades = async () => {
  const all = await screen.findAllByText(/^(Hospitality|Health|Programming)/);
  return all.map(({ textContent }) => textContent?.split(" ")[0]);
};

test("the list of skills begins with the trades of the person's jobs, and with software only for those who have it", async () => {
  serveTree();
  serveTable(server, "experiences", {
    rows: [{ id: "e1", profile_id: profileId, title: "Cuisinière" }],
  });
  await renderDashboard("/dashboard/your-informations/skills");
  expect(await shownTrades()).toEqual(["Hospitality", "Health", "Programming"]);
});

test("titles that hang keep the list back for 1.5 seconds, and do not move it later", async () => {
  serveTree();
  const held = deferredResponse();
  server.handle("GET /rest/v1/experiences", held.respond);
  await renderDashboard("/dashboard/your-informations/skills");
  const neutral = ["Health", "Hospitality", "Programming"];
  expect(await shownTrades()).toEqual(neutral);
  held.release(Response.json([{ title: "Cuisinière" }]));
  await act(async () => void (await new Promise((resolve) => setTimeout(resolve, 50))));
  expect(await shownTrades()).toEqual(neutral);
});
