import { expect, test } from "vitest";
import { jobBoardOf } from "./job-board.ts";

test.each([
  ["https://uk.indeed.com/viewjob?jk=1", "Indeed"],
  ["https://www.reed.co.uk/jobs/1", "Reed"],
  ["https://www.linkedin.com/jobs/view/1", "LinkedIn"],
  ["https://candidat.francetravail.fr/offres/1", "France Travail"],
  ["https://fr.indeed.com/viewjob?jk=1", "Indeed"],
  ["https://www.glassdoor.fr/job/1", "Glassdoor"],
  ["https://WWW.APEC.FR:443/offre/1", "Apec"],
  ["https://www.reed.edu/jobs/1", undefined],
  ["https://www.apec.org/jobs", undefined],
  ["https://monster.tech/jobs", undefined],
  ["https://reed.co.uk.example.org/1", undefined],
  ["https://indeed.jobs.example.org/1", undefined],
  ["https://careers.harbour.example/1", undefined],
  ["", undefined],
])("the job board of %j is %s", (url, board) => {
  expect(jobBoardOf(url)).toBe(board);
});
