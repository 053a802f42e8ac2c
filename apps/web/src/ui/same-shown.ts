import { isValidElement } from "react";

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/** Of a ref, a map or a date, only the thing itself is the same. */
function isPlain(value: object): boolean {
  if ("current" in value) return false;
  return Object.getPrototypeOf(value) === Object.prototype;
}

/** Of an element, what it was made of. */
const madeOf = (value: object): object =>
  isValidElement(value) ? { element: value.type, key: value.key, props: value.props } : value;

function haveSameEntries(one: object, other: object): boolean {
  const entries = Object.entries(one);
  return (
    entries.length === Object.keys(other).length &&
    entries.every(
      ([name, value]) => Object.hasOwn(other, name) && isSame(value, Reflect.get(other, name)),
    )
  );
}

/** Whether two things show the same: texts, options, classes and icons are often made anew, and are still the same. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isObject(one) || !isObject(other)) return false;
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((value, at) => isSame(value, other[at]));
  }
  const [first, second] = [madeOf(one), madeOf(other)];
  return isPlain(first) && isPlain(second) && haveSameEntries(first, second);
}
