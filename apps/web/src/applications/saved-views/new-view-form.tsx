import { savedViewLimits, type SavedView } from "@postulo/domain/saved-view";
import { useTranslate } from "../../i18n/use-translate.ts";
import { showToast } from "../../ui/feedback/toast.tsx";
import type { ListView } from "../list/use-list-view.ts";
import { savedViewMessages } from "./messages.ts";
import { NameForm } from "./name-form.tsx";
import classes from "./saved-views.module.css";
import { useChangeSavedView } from "./use-saved-views.ts";

interface NewViewFormProps {
  readonly view: ListView;
  readonly views: readonly SavedView[];
  readonly onDone: () => void;
}

/** Saves what is shown under a name, as the last view. */
export function NewViewForm({ view, views, onDone }: NewViewFormProps) {
  const t = useTranslate(savedViewMessages);
  const change = useChangeSavedView(t("failed"));
  const count = savedViewLimits.rows;
  if (views.length >= count)
    return <p className={classes["hint"]}>{t("limitReached", { count })}</p>;

  async function save(name: string): Promise<string | undefined> {
    const { query } = view;
    if (query.length > savedViewLimits.query) return t("tooLong");
    const id = crypto.randomUUID();
    const position = Math.max(0, ...views.map((one) => one.position)) + 1;
    const problem = await change.mutateAsync({ kind: "add", row: { id, name, query, position } });
    if (problem !== undefined) return t(problem, { count });
    view.nameSaved(id);
    showToast({ title: t("saved"), text: name, tone: "success" });
    onDone();
    return undefined;
  }
  return (
    <NameForm
      label={t("name")}
      description={t("hint")}
      initial=""
      submit={t("save")}
      onSubmit={save}
    />
  );
}
