import { expect, test } from "vitest";
import { stageOf } from "./stage-weights.ts";

test("one act tells a stage, what goes with it alone does not", () => {
  expect(stageOf(["wishToMeet"])).toBe("interview");
  expect(stageOf(["goodbye"])).toBe("rejected");
  expect(stageOf(["meetingInSubject"])).toBe("none");
  expect(stageOf(["regret"])).toBe("none");
  expect(stageOf(["pay"])).toBe("none");
  expect(stageOf([])).toBe("none");
});

test("weak signs of one stage add up, the same one counts once", () => {
  expect(stageOf(["thanksForApplying", "promise"])).toBe("received");
  expect(stageOf(["pay", "terms", "offerContext"])).toBe("offer");
  expect(stageOf(["fixedTime"])).toBe("none");
  expect(stageOf(["fixedTime", "placeOfMeeting", "toReader", "comeToUs"])).toBe("none");
  expect(stageOf(["fixedTime", "mediumOfMeeting"])).toBe("interview");
  expect(stageOf(["fixedTime", "toReader", "comeToUs", "askedTime"])).toBe("interview");
  expect(stageOf(["promise", "promise", "promise"])).toBe("none");
});

test("acts of two outcomes contradict each other, unless one has less than half of the weight", () => {
  expect(stageOf(["offeredJob", "filledPosition"])).toBe("none");
  expect(stageOf(["offeredJob", "jobOffer", "filledPosition", "givenAway", "regret"])).toBe("none");
  expect(stageOf(["invitedToMeeting", "goodbye", "negatedAdvance", "regret"])).toBe("rejected");
});

test("an answer to a question, a delay and doubts weigh against", () => {
  expect(stageOf(["pay", "terms", "offerContext", "openAnswer"])).toBe("none");
  expect(stageOf(["thanksForApplying", "promise", "paused"])).toBe("none");
  expect(stageOf(["receipt"])).toBe("received");
  expect(stageOf(["receipt", "regret"])).toBe("none");
});

test("who withdrew is neither invited nor refused", () => {
  expect(stageOf(["withdrew", "appointment", "otherCandidates"])).toBe("withdrawn");
});

test("an offer or an invitation contradicts a withdrawal, a refusal does not", () => {
  expect(stageOf(["withdrew", "otherCandidates", "chosenOther"])).toBe("withdrawn");
  expect(stageOf(["withdrew", "offeredJob"])).toBe("none");
  expect(stageOf(["withdrew", "invitedToMeeting", "datedMeeting"])).toBe("none");
});
