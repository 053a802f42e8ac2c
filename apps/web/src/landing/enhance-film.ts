import type { Enhancement } from "../ui/enhancement.ts";

/** Plays the video of the template in place of the link to its file. */
export const enhanceFilm: Enhancement = (section, signal) => {
  const link = section.querySelector("a");
  const template = section.querySelector("template");
  // React renders children into the template element, the HTML parser into its `content`.
  const source = template?.content.querySelector("video") ?? template?.querySelector("video");
  if (!link || !source) return;
  link.addEventListener(
    "click",
    (event) => {
      event.preventDefault();
      const video = document.importNode(source, true);
      video.muted = true;
      link.replaceWith(video);
      video.focus();
      void video.play().catch(() => undefined);
    },
    { signal },
  );
};
