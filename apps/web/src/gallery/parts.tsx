import { useState, type ReactNode } from "react";
import { EmptyState } from "../ui/feedback/empty-state.tsx";
import { LoadFailure } from "../ui/feedback/load-failure.tsx";
import { Notice } from "../ui/feedback/notice.tsx";
import { SkeletonRows } from "../ui/feedback/skeleton-rows.tsx";
import { ToastArea } from "../ui/feedback/toast-area.tsx";
import { clearToasts, showToast, showUndoToast } from "../ui/feedback/toast.tsx";
import { AsyncButton } from "../ui/form/async-button.tsx";
import { ActionIcon, Button, LinkButton } from "../ui/form/button.tsx";
import { ButtonRow } from "../ui/form/button-row.tsx";
import { Checkbox } from "../ui/form/checkbox.tsx";
import { FileChoice } from "../ui/form/file-choice.tsx";
import { NativeSelect } from "../ui/form/native-select.tsx";
import { PasswordField } from "../ui/form/password-field.tsx";
import { SegmentedChoice } from "../ui/form/segmented-choice.tsx";
import { Textarea } from "../ui/form/textarea.tsx";
import { TextInput } from "../ui/form/text-input.tsx";
import { IconDeviceDesktop, IconMoon, IconPlus, IconSun, IconTrash } from "../ui/icons.tsx";
import { TextAnchor } from "../ui/link/text-link.tsx";
import { Dialog } from "../ui/overlay/dialog.tsx";
import { Popover } from "../ui/overlay/popover.tsx";
import { RadioMenu } from "../ui/overlay/radio-menu.tsx";
import { TabList, TabPanel, Tabs } from "../ui/tabs/tabs.tsx";
import classes from "./gallery.module.css";

const nothing = () => undefined;

const Part = ({ children }: { readonly children: ReactNode }) => (
  <div data-part className={classes["part"]}>
    {children}
  </div>
);

/** Buttons of one appearance in all states. The visual test sets the pseudo-class that `data-force` names. */
const buttonsOf = (variant: "filled" | "default" | "subtle" | "outline", color?: "danger") => (
  <div className={classes["inline"]}>
    <Button variant={variant} color={color}>
      Save
    </Button>
    <Button variant={variant} color={color} data-force="hover">
      Hover
    </Button>
    <Button variant={variant} color={color} data-force="focus-visible">
      Focus
    </Button>
    <Button variant={variant} color={color} disabled>
      Disabled
    </Button>
    <AsyncButton variant={variant} color={color} isPending onPress={nothing}>
      Pending
    </AsyncButton>
  </div>
);

const buttons = () => (
  <Part>
    {buttonsOf("filled")}
    {buttonsOf("default")}
    {buttonsOf("subtle")}
    {buttonsOf("outline")}
    {buttonsOf("filled", "danger")}
    <div className={classes["inline"]}>
      <Button leftSection={<IconPlus size={16} />}>Add</Button>
      <LinkButton to="/" variant="default" size="compact-sm">
        A link
      </LinkButton>
      <ActionIcon aria-label="Delete">
        <IconTrash size={18} />
      </ActionIcon>
      <ActionIcon aria-label="Delete" data-force="hover">
        <IconTrash size={18} />
      </ActionIcon>
      <ActionIcon aria-label="Delete" disabled>
        <IconTrash size={18} />
      </ActionIcon>
      <FileChoice label="Choose a file" hint="PDF" accept=".pdf" onFile={nothing} />
    </div>
  </Part>
);

const fields = () => (
  <Part>
    <TextInput label="Empty" placeholder="Placeholder" />
    <TextInput label="With a text" description="A description" defaultValue="Nurse" required />
    <TextInput label="Focus" defaultValue="Nurse" data-force="focus" />
    <TextInput label="Invalid" defaultValue="Nurse" error="The reason" />
    <TextInput label="Disabled" defaultValue="Nurse" disabled />
    <PasswordField label="Password" defaultValue="secret" />
    <NativeSelect label="Select" data={["One", "Two"]} />
    <NativeSelect label="Invalid" data={["One", "Two"]} error="The reason" />
    <NativeSelect label="Disabled" data={["One", "Two"]} disabled />
    <Textarea label="Several lines" rows={2} defaultValue="A text" />
    <Textarea label="Invalid" rows={2} error="The reason" />
  </Part>
);

const choices = () => (
  <Part>
    <Checkbox label="Not checked" />
    <Checkbox label="Checked" defaultChecked />
    <Checkbox label="Some are" indeterminate />
    <Checkbox label="Hover" data-force="hover" />
    <Checkbox label="Focus" data-force="focus-visible" />
    <Checkbox label="Disabled" disabled />
    <Checkbox label="Checked, disabled" disabled defaultChecked />
    <Checkbox label="Invalid" description="A description" error="The reason" />
    <SegmentedChoice
      label="View"
      value="text"
      onChange={nothing}
      options={[
        { value: "job", label: "Job" },
        { value: "text", label: "Text" },
        { value: "page", label: "Page" },
      ]}
    />
    <TextAnchor href="/">A link in a text</TextAnchor>
  </Part>
);

const feedback = () => (
  <Part>
    <div className={classes["wide"]}>
      <Notice tone="success" title="Saved">
        A sentence about it.
      </Notice>
    </div>
    <div className={classes["wide"]}>
      <Notice tone="info">A sentence about it.</Notice>
    </div>
    <div className={classes["wide"]}>
      <LoadFailure title="The list could not be loaded" onRetry={nothing} />
    </div>
    <div className={classes["wide"]}>
      <EmptyState action={<Button>Add one</Button>}>Nothing is here yet.</EmptyState>
    </div>
    <div className={classes["wide"]}>
      <SkeletonRows rows={2} />
    </div>
  </Part>
);

const tabs = () => (
  <Part>
    <div className={classes["wide"]}>
      <Tabs value="second" values={["first", "second", "third"]} onChange={nothing}>
        <TabList
          tabs={[
            { value: "first", label: "First" },
            { value: "second", label: "Second" },
            { value: "third", label: "Third" },
          ]}
        />
        <TabPanel value="second">The content of the second tab.</TabPanel>
      </Tabs>
    </div>
  </Part>
);

/** The parts, by their name in the address. */
export const parts: Readonly<Record<string, () => ReactNode>> = {
  buttons,
  fields,
  choices,
  feedback,
  tabs,
};

const dialog = () => (
  <Dialog title="Delete the file?" onClose={nothing}>
    <p>It cannot be restored.</p>
    <ButtonRow isFooter>
      <Button variant="default" data-autofocus>
        Cancel
      </Button>
      <Button color="danger">Delete</Button>
    </ButtonRow>
  </Dialog>
);

const drawer = () => (
  <Dialog title="Menu" variant="menu" onClose={nothing}>
    <p>Links</p>
  </Dialog>
);

/** A button, and what is shown at it. */
function AtButton({ shown }: { readonly shown: (button: HTMLElement) => ReactNode }) {
  const [button, setButton] = useState<HTMLElement | null>(null);
  return (
    <div className={classes["stage"]}>
      <span className={classes["frame"]}>
        <Button ref={setButton} variant="default" id="opener">
          Details
        </Button>
        {button ? shown(button) : null}
      </span>
    </div>
  );
}

const popover = () => (
  <AtButton
    shown={(button) => (
      <Popover anchor={button} label="Details" onClose={nothing}>
        <p>Harbour Clinic, Lyon</p>
        <Button variant="default" size="compact-sm">
          Edit
        </Button>
      </Popover>
    )}
  />
);

const menu = () => (
  <AtButton
    shown={(button) => (
      <RadioMenu
        id="menu"
        button={button}
        isOpen
        onClose={nothing}
        value="dark"
        onChoose={nothing}
        items={[
          { value: "light", label: "Light", icon: <IconSun size={16} /> },
          { value: "dark", label: "Dark", icon: <IconMoon size={16} /> },
          { value: "system", label: "System", icon: <IconDeviceDesktop size={16} /> },
        ]}
      />
    )}
  />
);

function Toasts() {
  useState(() => {
    clearToasts();
    showUndoToast({ title: "Nurse was deleted", onUndo: nothing });
    showToast({ title: "Not saved", text: "The server is unreachable.", tone: "danger" });
  });
  return <ToastArea />;
}

const toasts = () => <Toasts />;

/** Parts that cover the page, by their name in the address. */
export const overlays: Readonly<Record<string, () => ReactNode>> = {
  dialog,
  drawer,
  popover,
  menu,
  toasts,
};
