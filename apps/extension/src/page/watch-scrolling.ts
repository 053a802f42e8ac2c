/** A scroll has ended when no event came for this time, an animated one too. */
const restMs = 200;

/** Returns whether the page, or a part of it, is being scrolled. */
export function watchScrolling(): () => boolean {
  let lastMs = Number.NEGATIVE_INFINITY;
  const onScroll = ({ timeStamp }: Event) => (lastMs = timeStamp);
  document.addEventListener("scroll", onScroll, { capture: true, passive: true });
  return () => performance.now() - lastMs < restMs;
}
