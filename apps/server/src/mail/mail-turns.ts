/** Runs a mail's work after that of the mails before it. */
export type InMailTurn = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Sends the queued mails of a process one at a time, from taking a mail to the record that it was accepted: when the process is
 * killed, the outcome of at most one mail is unknown.
 */
export function createMailTurns(): InMailTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const current = last.then(work);
    last = current.catch(() => {});
    return current;
  };
}
