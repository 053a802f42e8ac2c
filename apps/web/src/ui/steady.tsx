import { memo, useLayoutEffect, useState, type ComponentType, type ReactNode } from "react";
import { isSame } from "./same-shown.ts";

type Handler = (...values: readonly unknown[]) => unknown;

const isHandler = (name: string, value: unknown) =>
  typeof value === "function" && /^on[A-Z]/.test(name);

/** The same function for each handler as long as the part stands; it calls what was given last. */
class Handlers {
  readonly #standing = new Map<string, Handler>();
  #given: object = {};

  readonly follow = (props: object) => {
    this.#given = props;
  };

  #standIn(name: string): Handler {
    const known = this.#standing.get(name);
    if (known) return known;
    const handler: Handler = (...values) => {
      const now: unknown = Reflect.get(this.#given, name);
      return typeof now === "function" ? Reflect.apply(now, undefined, values) : undefined;
    };
    this.#standing.set(name, handler);
    return handler;
  }

  readonly standInsFor = (props: object): Readonly<Record<string, Handler>> =>
    Object.fromEntries(
      Object.entries(props)
        .filter(([name, value]) => isHandler(name, value))
        .map(([name]) => [name, this.#standIn(name)]),
    );
}

/**
 * A part that is drawn anew only when what it shows has changed: a form is drawn at every key that is pressed, and the
 * fields where nobody types have no part in it. What it calls, by names such as `onChange`, may be another function each
 * time.
 */
export function steady<Props extends object>(
  Part: ComponentType<Props>,
): (props: Props) => ReactNode {
  const Drawn = memo<ComponentType<Props>>(Part, isSame);
  return function Steady(props) {
    const [handlers] = useState(() => new Handlers());
    useLayoutEffect(() => handlers.follow(props));
    return <Drawn {...props} {...handlers.standInsFor(props)} />;
  };
}
