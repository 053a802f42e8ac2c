/** A scroll, also an animated one, has ended when there was no event for this time. */
const restMs = 200;

/** @returns a function that returns whether the page, or a part of it, is being scrolled. */
export function watchScrolling(): () => boolean {
  let lastMs = Number.NEGATIVE_INFINITY;
  const onScroll = ({ timeStamp }: Event) => (lastMs = timeStamp);
  document.addEventListener("scroll", onScroll, { capture: true, passive: true });
  return () => performance.now() - lastMs < restMs;
}
