type Cache<Key extends object, Value> = {
  readonly get: (key: Key) => Value | undefined;
  readonly set: (key: Key, value: Value) => void;
};

let isReading = false;
const clears: (() => void)[] = [];

/** Reads a page in one task, during which nothing changes it, so that what is read of an element is read once. */
export function whileReading<Result>(read: () => Result): Result {
  if (isReading) return read();
  isReading = true;
  try {
    return read();
  } finally {
    isReading = false;
    for (const clear of clears) clear();
  }
}

/** A cache that is empty outside of `whileReading`, because the page may have changed. */
export function readingCache<Key extends object, Value>(): Cache<Key, Value> {
  const known = new Map<Key, Value>();
  clears.push(() => known.clear());
  return {
    get: (key) => known.get(key),
    set: (key, value) => {
      if (isReading) known.set(key, value);
    },
  };
}

/** Caches what is read of an element, which several fields share, during `whileReading`. */
export function readOnce<Key extends object, Value extends object | string>(
  read: (key: Key) => Value,
): (key: Key) => Value {
  const known = readingCache<Key, Value>();
  return (key) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const value = read(key);
    known.set(key, value);
    return value;
  };
}
