import { RequestError } from "@postulo/contract/request-error";
import { useMutation, useQuery } from "@tanstack/react-query";
import * as z from "zod/mini";
import { useTranslate } from "../../i18n/use-translate.ts";
import { readRow, readRows, write } from "../../data/read-rows.ts";
import { useSignedIn } from "../../session/session-context.tsx";
import { showToast, showUndoToast } from "../../ui/feedback/toast.tsx";
import { sheetMessages } from "./messages.ts";
import { useRefreshWithHistory } from "./use-history.ts";

const contactRow = z.object({
  id: z.uuid(),
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  created_at: z.string(),
  version: z.number(),
});
/** A further contact. */
export type Contact = z.infer<typeof contactRow>;
export type ContactValues = Pick<Contact, "name" | "email" | "phone">;

const columns = Object.keys(contactRow.shape).join(",");

/** The further contacts of an application, with their mutations. */
export function useContacts(applicationId: string) {
  const t = useTranslate(sheetMessages);
  const { client, user } = useSignedIn();
  const key = ["application-contacts", applicationId];
  const refresh = useRefreshWithHistory(key);
  const table = () => client.from("application_contacts");
  const owned = { application_id: applicationId, user_id: user.id };

  const list = useQuery({
    queryKey: key,
    queryFn: ({ signal }) =>
      readRows(
        contactRow,
        table()
          .select(columns)
          .eq("application_id", applicationId)
          .order("created_at")
          .order("id")
          .abortSignal(signal),
      ),
  });

  async function add(values: ContactValues): Promise<void> {
    await readRow(
      contactRow,
      table()
        .insert({ ...owned, ...values })
        .select(columns)
        .single(),
    );
    showToast({ title: t("contacts.saved") });
    await refresh();
  }

  /** Updates a contact with optimistic locking by its version. */
  async function edit(seen: Contact, values: ContactValues): Promise<void> {
    const update = table().update(values).eq("id", seen.id).eq("version", seen.version);
    const changed = await readRows(contactRow, update.select(columns));
    await refresh();
    if (changed.length === 0)
      throw new RequestError(t("contacts.changedElsewhere"), { status: 409, code: "conflict" });
    showToast({ title: t("contacts.saved") });
  }

  const puttingBack = useMutation({
    meta: { errorTitle: t("contacts.saveFailed") },
    mutationFn: ({ version: _version, ...contact }: Contact) =>
      write(table().insert({ ...owned, ...contact })),
    onSettled: refresh,
  });
  const removal = useMutation({
    meta: { errorTitle: t("contacts.removeFailed") },
    mutationFn: ({ id }: Contact) => write(table().delete().eq("id", id)),
    onSuccess: (_, contact) =>
      showUndoToast({
        title: t("contacts.removed"),
        onUndo: () => puttingBack.mutate(contact),
      }),
    onSettled: refresh,
  });

  return { list, add, edit, remove: removal.mutate };
}
