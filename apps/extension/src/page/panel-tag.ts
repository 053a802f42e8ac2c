/** The element that stands for the panel in a page: nothing inside of it is the page's. */
export const panelTag = "postulo-panel";
