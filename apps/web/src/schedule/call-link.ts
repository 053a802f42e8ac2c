import type { Interview } from "@postulo/domain/interview";

export const isWebLink = (place: string): boolean => /^https?:\/\/\S+$/i.test(place);

/** The address of a video call; undefined for other kinds, and where the place is no link. */
export const callLinkOf = ({
  kind,
  place,
}: Pick<Interview, "kind" | "place">): string | undefined =>
  kind === "video" && place !== null && isWebLink(place) ? place : undefined;
