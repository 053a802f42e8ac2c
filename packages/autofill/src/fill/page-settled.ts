type Patience = { readonly quietMs: number; readonly longestMs: number };

const afterTyping: Patience = { quietMs: 50, longestMs: 800 };
/** A page that reads a résumé asks its server, and then fills its fields. */
const afterUpload: Patience = { quietMs: 600, longestMs: 6000 };

/** Resolves when the page has been quiet for a moment after it reacted to what was written, at the latest after a second. */
export function pageSettled(root: Document): Promise<void> {
  return quiet(root, afterTyping);
}

/** The same with the patience that a file takes. */
export function uploadSettled(root: Document): Promise<void> {
  return quiet(root, afterUpload);
}

function quiet(root: Document, { quietMs, longestMs }: Patience): Promise<void> {
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
