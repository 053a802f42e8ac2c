type Restore = () => void;

/** A list of files as far as an input shows it. */
class Transfer {
  private readonly held: File[] = [];
  readonly items = { add: (file: File) => this.held.push(file) };

  get files(): readonly File[] {
    return this.held;
  }
}

function lend(prototype: object, name: string, property: PropertyDescriptor): Restore {
  const native = Object.getOwnPropertyDescriptor(prototype, name);
  Object.defineProperty(prototype, name, { configurable: true, ...property });
  return () => {
    if (native) Object.defineProperty(prototype, name, native);
    else Reflect.deleteProperty(prototype, name);
  };
}

function lendFiles(): Restore {
  const held = new WeakMap<object, unknown>();
  return lend(HTMLInputElement.prototype, "files", {
    get(this: HTMLInputElement) {
      return held.get(this) ?? [];
    },
    set(this: HTMLInputElement, files: unknown) {
      held.set(this, files);
    },
  });
}

class Drag extends MouseEvent {
  readonly dataTransfer: Transfer | undefined;

  constructor(kind: string, how: MouseEventInit & { readonly dataTransfer: Transfer }) {
    super(kind, how);
    this.dataTransfer = how.dataTransfer;
  }
}

const away = "[hidden],[style*='display:none'],[style*='display: none']";

/**
 * What jsdom lacks of a browser, as far as filling needs it: files that a script hands to an input, and a quick answer to what is
 * visible. Call what it returns when done.
 */
export function lendBrowserParts(): Restore {
  const restores = [
    lendFiles(),
    lend(globalThis, "DataTransfer", { value: Transfer }),
    lend(globalThis, "DragEvent", { value: Drag }),
    lend(Element.prototype, "checkVisibility", {
      value(this: Element) {
        return this.closest(away) === null;
      },
    }),
    lend(Element.prototype, "getBoundingClientRect", {
      value: () => new DOMRect(10, 10, 200, 20),
    }),
  ];
  return () => {
    for (const restore of restores) restore();
  };
}
