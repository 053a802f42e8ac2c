type WaitLimits = { readonly quietMs: number; readonly longestMs: number };

const afterTyping: WaitLimits = { quietMs: 50, longestMs: 800 };
/** Longer after an upload, because a page may parse a résumé on its server and then fill fields. */
const afterUpload: WaitLimits = { quietMs: 600, longestMs: 6000 };

/** Resolves when the page has not changed for a moment, at the latest after a second. */
export const pageSettled = (root: Document): Promise<void> => quiet(root, afterTyping);

/** The same after an upload. */
export const uploadSettled = (root: Document): Promise<void> => quiet(root, afterUpload);

function quiet(root: Document, { quietMs, longestMs }: WaitLimits): Promise<void> {
  return new Promise((resolve) => {
    let pause = setTimeout(finish, quietMs);
    const limit = setTimeout(finish, longestMs);
    const observer = new MutationObserver(() => {
      clearTimeout(pause);
      pause = setTimeout(finish, quietMs);
    });
    observer.observe(root, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    function finish() {
      clearTimeout(pause);
      clearTimeout(limit);
      observer.disconnect();
      resolve();
    }
  });
}
