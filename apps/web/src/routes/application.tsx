/** The address of the list or of one application; both are rendered by the layout, so that the list stays mounted. */
export default function ApplicationRoute() {
  return null;
}
