type Restore = () => void;

/** A minimal DataTransfer with files. */
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
 * Installs what jsdom lacks: `DataTransfer` and `files` of inputs, and a fast `checkVisibility`.
 * @returns a function that uninstalls it.
 */
export function installBrowserPolyfills(): Restore {
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
