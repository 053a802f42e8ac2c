import { Tabs as Base } from "@base-ui/react/tabs";
import type { ReactNode } from "react";
import { joinClasses } from "../theme/join-classes.ts";
import classes from "./tabs.module.css";

interface TabsProps<Value extends string> {
  readonly value: Value;
  readonly values: readonly Value[];
  readonly onChange: (value: Value) => void;
  readonly className?: string | undefined;
  /** A `TabList` and `TabPanel`s. */
  readonly children: ReactNode;
}

/** Contains a list of tabs and their panels, which may be apart. */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { value, values, onChange, className, children } = props;
  return (
    <Base.Root
      className={className}
      value={value}
      onValueChange={(chosen) => {
        const known = values.find((one) => one === chosen);
        if (known !== undefined) onChange(known);
      }}
    >
      {children}
    </Base.Root>
  );
}

interface TabListProps {
  readonly label?: string;
  readonly tabs: readonly { readonly value: string; readonly label: string }[];
  readonly className?: string | undefined;
}

/** Tabs. The arrow keys move between them; Enter or Space opens one, as that may be a navigation. */
export function TabList({ label, tabs, className }: TabListProps) {
  return (
    <Base.List aria-label={label} className={joinClasses(classes["list"], className)}>
      {tabs.map((tab) => (
        <Base.Tab key={tab.value} value={tab.value} className={classes["tab"]}>
          {tab.label}
        </Base.Tab>
      ))}
    </Base.List>
  );
}

/** The content of a tab, mounted while the tab is selected. */
export const TabPanel = Base.Panel;
