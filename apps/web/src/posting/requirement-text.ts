/** Names of tools that are written in small letters, or often are. */
const smallNames = new Set(
  (
    "adidas aws conda curl emacs esbuild eslint ffmpeg ios iptables jquery kubectl linux macos matplotlib nginx numpy pandas pip " +
    "pytest saas scikit-learn scipy seaborn systemd vim vite webpack"
  ).split(" "),
);

/** "iOS", "node.js", "k8s" */
const hasOwnSpelling = /[\p{Lu}\p{N}]|\.\p{L}/u;

/** "npm", "php", "sql" */
const isAbbreviation = /^[bcdfghj-np-tv-xz]{2,}$/;

/**
 * A requirement as a line of a list: with a capital first letter, also if it was found within a sentence. A name or an abbreviation
 * in small letters keeps its spelling.
 */
export function requirementText(text: string): string {
  const [word = ""] = /^[\p{L}\p{N}.-]+/u.exec(text) ?? [];
  if (hasOwnSpelling.test(word) || isAbbreviation.test(word) || smallNames.has(word)) return text;
  const [first = ""] = text;
  return first.toUpperCase() + text.slice(first.length);
}
