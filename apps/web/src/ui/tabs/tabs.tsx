import {
  createContext,
  useContext,
  useEffect,
  useId,
  useRef,
  type KeyboardEvent,
  type ReactNode,
} from "react";
import { joinClasses } from "../theme/join-classes.ts";
import classes from "./tabs.module.css";

interface TabsState {
  readonly id: string;
  readonly value: string;
  readonly onSelect: (value: string) => void;
}

const TabsContext = createContext<TabsState>({ id: "", value: "", onSelect: () => undefined });

const tabId = ({ id }: TabsState, value: string) => `${id}-${value}`;
const panelId = ({ id }: TabsState, value: string) => `${id}-${value}-panel`;

interface TabsProps<Value extends string> {
  readonly value: Value;
  readonly values: readonly Value[];
  readonly onChange: (value: Value) => void;
  readonly className?: string | undefined;
  /** A `TabList` and `TabPanel`s. */
  readonly children: ReactNode;
}

/**
 * Contains a list of tabs and their panels, which may be apart. Not Base UI's, which weighs 13 KB gzipped: the page of
 * applications needs tabs before the first interaction, and nothing else of Base UI.
 */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { value, values, onChange, className, children } = props;
  const id = useId();
  function select(chosen: string) {
    const known = values.find((one) => one === chosen);
    if (known !== undefined && known !== value) onChange(known);
  }
  return (
    <TabsContext value={{ id, value, onSelect: select }}>
      <div className={className}>{children}</div>
    </TabsContext>
  );
}

/** The position that a key moves to among `count` tabs; the ends are connected. */
function movedTo(key: string, at: number, count: number): number | undefined {
  if (key === "ArrowRight") return (at + 1) % count;
  if (key === "ArrowLeft") return (at + count - 1) % count;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : undefined;
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const tabs = [...(event.currentTarget.parentElement?.querySelectorAll("button") ?? [])];
  const at = tabs.findIndex((tab) => tab === event.currentTarget);
  const next = movedTo(event.key, at, tabs.length);
  if (next === undefined) return;
  event.preventDefault();
  tabs[next]?.focus();
}

/** Scrolls a list that is wider than its place, and nothing else, until the tab of an id is in its middle. */
function showTab(list: HTMLElement | null, id: string): void {
  const tab = [...(list?.children ?? [])].find((one) => one.id === id);
  if (!list || !tab) return;
  const [place, box] = [list.getBoundingClientRect(), tab.getBoundingClientRect()];
  list.scrollLeft += box.left + box.width / 2 - (place.left + place.width / 2);
}

interface TabListProps {
  readonly label?: string;
  readonly tabs: readonly { readonly value: string; readonly label: string }[];
  readonly className?: string | undefined;
}

/** Tabs. The arrow keys move between them; Enter or Space opens one, as that may be a navigation. */
export function TabList({ label, tabs, className }: TabListProps) {
  const state = useContext(TabsContext);
  const list = useRef<HTMLDivElement>(null);
  const selected = tabId(state, state.value);
  useEffect(() => showTab(list.current, selected), [selected]);
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      className={joinClasses(classes["list"], className)}
    >
      {tabs.map((tab) => {
        const isSelected = tab.value === state.value;
        return (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={tabId(state, tab.value)}
            aria-selected={isSelected}
            // Only the selected panel is mounted.
            aria-controls={isSelected ? panelId(state, tab.value) : undefined}
            tabIndex={isSelected ? 0 : -1}
            className={classes["tab"]}
            onKeyDown={moveFocus}
            onClick={() => state.onSelect(tab.value)}
          >
            {tab.label}
          </button>
        );
      })}
    </div>
  );
}

interface TabPanelProps {
  readonly value: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The content of a tab, mounted while the tab is selected. */
export function TabPanel({ value, children, ...rest }: TabPanelProps) {
  const state = useContext(TabsContext);
  if (value !== state.value) return null;
  return (
    <div
      role="tabpanel"
      id={panelId(state, value)}
      aria-labelledby={tabId(state, value)}
      tabIndex={0}
      {...rest}
    >
      {children}
    </div>
  );
}
