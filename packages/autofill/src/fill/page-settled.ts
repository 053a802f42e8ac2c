const quietMs = 50;
const longestWaitMs = 800;

/**
 * Resolves when the page has been quiet for a moment after it reacted to what was written, at the latest after `longestWaitMs`.
 */
export function pageSettled(root: Document): Promise<void> {
  return new Promise((resolve) => {
    let quiet = setTimeout(finish, quietMs);
    const limit = setTimeout(finish, longestWaitMs);
    const observer = new MutationObserver(() => {
      clearTimeout(quiet);
      quiet = setTimeout(finish, quietMs);
    });
    observer.observe(root, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    function finish() {
      clearTimeout(quiet);
      clearTimeout(limit);
      observer.disconnect();
      resolve();
    }
  });
}
