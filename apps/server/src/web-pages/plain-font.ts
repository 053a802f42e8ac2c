/** Where the typeface of the built web app is served under a name that does not change with its content. */
export const plainFont = "/fonts/geist.woff2";

const builtFont = /^\/assets\/geist-latin-wght-normal-[\w-]+\.woff2$/;

/** The name of the typeface's file in the build. */
export const findBuiltFont = (names: Iterable<string>): string | undefined =>
  [...names].find((name) => builtFont.test(name));
