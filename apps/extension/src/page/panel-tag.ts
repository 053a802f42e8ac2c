/** The tag name of the panel's host element. */
export const panelTag = "postulo-panel";
