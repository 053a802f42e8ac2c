import { expect, test } from "vitest";
import { judgeMails } from "./killed-senders.ts";
import type { Sender } from "./killed-senders.ts";

const sender = (killedAt: number | undefined, ...mails: readonly [string, number][]): Sender => ({
  mailServer: {
    taken: mails.map(([name]) => `To: ${name}@example.org\r\nMessage-ID: <id-${name}@host>\r\n`),
    stop: async () => {},
  },
  takenAt: mails.map(([, at]) => at),
  child: undefined,
  killedAt,
});

test("mails that were sent twice are told apart by when their process was killed", () => {
  const senders = [
    sender(120, ["d1", 10], ["d2", 60], ["c1", 100]),
    sender(undefined, ["c1", 300], ["d2", 400], ["c2", 500]),
  ];
  expect(judgeMails(senders, 50)).toEqual({
    digests: 2,
    confirmations: 2,
    twiceBeforeReply: 1,
    twiceAfterReply: 1,
    mostOfOneProcess: 2,
    unlikeTwins: 0,
  });
});
