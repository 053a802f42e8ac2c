import babel from "vite-plugin-babel";

/**
 * Pages that render often: while typing, dragging or filtering. Elsewhere the compiled code, which is larger, saves
 * nothing.
 */
const compiled =
  /apps\/web\/src\/(?:ui|applications|cover-letters|entries|profile|skills|files)\/.*\.tsx$/;

/** React Compiler: a component is rendered again only when its props or state have changed. */
export const reactCompiler = babel({
  include: compiled,
  exclude: /\.test\.tsx$/,
  babelConfig: {
    parserOpts: { plugins: ["typescript", "jsx"] },
    plugins: [["babel-plugin-react-compiler", { target: "19" }]],
  },
});
