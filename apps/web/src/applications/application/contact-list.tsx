import type { Application } from "@postulo/domain/application";
import { mailLink, phoneLink } from "@postulo/domain/application-edit";
import { useState } from "react";
import { useTranslate } from "../../i18n/use-translate.ts";
import { LoadFailure } from "../../ui/feedback/load-failure.tsx";
import { SkeletonRows } from "../../ui/feedback/skeleton-rows.tsx";
import { useRestoreFocus } from "../row/use-restore-focus.ts";
import type { RowActions } from "../row/row-actions.ts";
import { ContactForm } from "./contact-form.tsx";
import { sheetMessages } from "./messages.ts";
import { Part } from "./part.tsx";
import { useContacts, type Contact, type ContactValues } from "./use-contacts.ts";
import { Button } from "../../ui/form/button.tsx";
import { TextAnchor } from "../../ui/link/text-link.tsx";
import { ButtonRow } from "../../ui/form/button-row.tsx";
import classes from "./sections.module.css";

interface ContactListProps {
  readonly row: Application;
  readonly actions: RowActions;
}

const emptyContact: ContactValues = { name: null, email: null, phone: null };

/** The first contact is stored in the application's row (specification section 3). */
function firstContact(row: Application): ContactValues | undefined {
  const { contact_name: name, contact_email: email, contact_phone: phone } = row;
  return (name ?? email ?? phone) ? { name, email, phone } : undefined;
}

const asColumns = ({ name, email, phone }: ContactValues) => ({
  contact_name: name,
  contact_email: email,
  contact_phone: phone,
});

/** The contacts with their actions, from both tables. */
function useShownContacts({ row, actions }: ContactListProps) {
  const { list, add, edit, remove } = useContacts(row.id);
  const first = firstContact(row);
  const store = (kind: "contact" | "contactRemoved") => (values: ContactValues) => {
    actions.edit(kind, row, asColumns(values));
    return Promise.resolve();
  };
  const others = (list.data ?? []).map((contact: Contact) => ({
    id: contact.id,
    values: contact,
    save: (values: ContactValues) => edit(contact, values),
    remove: () => remove(contact),
  }));
  const firstShown = first && {
    id: "first",
    values: first,
    save: store("contact"),
    remove: () => void store("contactRemoved")(emptyContact),
  };
  return {
    list,
    contacts: firstShown ? [firstShown, ...others] : others,
    // The list shows the first contact: if there is none, the new one becomes it.
    add: first ? add : store("contact"),
  };
}

type ShownContact = ReturnType<typeof useShownContacts>["contacts"][number];

const addsNew = "new";

/** All contacts of an application, first the one shown in the list. */
export function ContactList(props: ContactListProps) {
  const t = useTranslate(sheetMessages);
  const { list, contacts, add } = useShownContacts(props);
  const [open, setOpen] = useState<string>();
  const section = useRestoreFocus<HTMLDivElement>(open, (closed) => `[data-opens="${closed}"]`);
  const close = () => setOpen(undefined);
  return (
    <Part title={t("parts.people")} isEmpty={!list.isError && contacts.length === 0}>
      <div ref={section} className={classes["section"]}>
        {list.isError ? (
          <LoadFailure title={t("contacts.loadFailed")} onRetry={() => void list.refetch()} />
        ) : null}
        <ul className={classes["list"]}>
          {contacts.map((contact) => (
            <li key={contact.id}>
              {open === contact.id ? (
                <ContactForm
                  label={t("contacts.editOf", { contact: nameOf(contact.values) })}
                  initial={contact.values}
                  onSave={contact.save}
                  onClose={close}
                />
              ) : (
                <ContactLine contact={contact} onEdit={() => setOpen(contact.id)} />
              )}
            </li>
          ))}
        </ul>
        {list.isPending ? <SkeletonRows rows={1} /> : null}
        {open === addsNew ? (
          <ContactForm
            label={t("contacts.add")}
            initial={emptyContact}
            onSave={add}
            onClose={close}
          />
        ) : (
          <Button
            variant="default"
            size="compact-sm"
            data-opens={addsNew}
            onClick={() => setOpen(addsNew)}
          >
            {t("contacts.add")}
          </Button>
        )}
      </div>
    </Part>
  );
}

const nameOf = ({ name, email, phone }: ContactValues) => name ?? email ?? phone ?? "";

interface ContactLineProps {
  readonly contact: ShownContact;
  readonly onEdit: () => void;
}

function ContactLine({ contact, onEdit }: ContactLineProps) {
  const t = useTranslate(sheetMessages);
  const { values, remove, id } = contact;
  return (
    <div className={classes["line"]}>
      <div>
        {values.name ? <strong>{values.name}</strong> : null}
        <SafeLink text={values.email} linkOf={mailLink} />
        <SafeLink text={values.phone} linkOf={phoneLink} />
      </div>
      <ButtonRow>
        <Button
          variant="default"
          size="compact-sm"
          data-opens={id}
          aria-label={t("contacts.editOf", { contact: nameOf(values) })}
          onClick={onEdit}
        >
          {t("contacts.edit")}
        </Button>
        <Button
          variant="default"
          size="compact-sm"
          aria-label={t("contacts.removeOf", { contact: nameOf(values) })}
          onClick={remove}
        >
          {t("contacts.remove")}
        </Button>
      </ButtonRow>
    </div>
  );
}

interface SafeLinkProps {
  readonly text: string | null;
  readonly linkOf: (text: string) => string | undefined;
}

/** A link for a safe URL, else the text. */
function SafeLink({ text, linkOf }: SafeLinkProps) {
  if (text === null) return null;
  const href = linkOf(text);
  return href ? <TextAnchor href={href}>{text}</TextAnchor> : <span>{text}</span>;
}
