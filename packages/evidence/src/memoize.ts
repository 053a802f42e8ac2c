/** In characters. Longer texts than lines and sentences are not cached. */
const maxTextLength = 20_000;
const maxCachedCharacters = 200_000;

/** Caches a pure function of a text, whose results must not be modified. The cache is cleared when it reaches its limit. */
export function memoize<Answer>(read: (text: string) => Answer): (text: string) => Answer {
  const answers = new Map<string, Answer>();
  let characters = 0;
  return (text) => {
    const known = answers.get(text);
    if (known !== undefined) return known;
    const answer = read(text);
    if (text.length > maxTextLength) return answer;
    if (characters + text.length > maxCachedCharacters) {
      answers.clear();
      characters = 0;
    }
    characters += text.length;
    answers.set(text, answer);
    return answer;
  };
}

/** The same for a function of an object, as long as the object is in use. */
export function memoizeObject<Key extends object, Answer>(read: (key: Key) => Answer) {
  const answers = new WeakMap<Key, { readonly answer: Answer }>();
  return (key: Key): Answer => {
    const known = answers.get(key);
    if (known) return known.answer;
    const answer = read(key);
    answers.set(key, { answer });
    return answer;
  };
}

/** The same for a function without parameters. */
export function once<Answer>(read: () => Answer): () => Answer {
  let known: { readonly answer: Answer } | undefined;
  return () => (known ??= { answer: read() }).answer;
}
