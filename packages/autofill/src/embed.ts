/** Selects the frame that a platform's pages are shown in, by a part of its address. */
export const frameFrom = (address: string) => `iframe[src*="${address}"]`;

/** Selects the script that draws a platform's form into a page, by a part of its address. */
export const scriptFrom = (address: string) => `script[src*="${address}"]`;
