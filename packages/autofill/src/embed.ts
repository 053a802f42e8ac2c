/** A selector of a platform's iframe, by a part of its URL. */
export const frameFrom = (address: string) => `iframe[src*="${address}"]`;

/** A selector of a platform's embed script, by a part of its URL. */
export const scriptFrom = (address: string) => `script[src*="${address}"]`;
