import { useTranslate } from "../../i18n/use-translate.ts";
import { IconX } from "../../ui/icons.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { Popover } from "../../ui/overlay/popover.tsx";
import { applicationMessages } from "../messages.ts";
import { tagMessages } from "../tags/messages.ts";
import { TagInput } from "../tags/tag-input.tsx";
import type { TagChange } from "./bulk-change.ts";
import classes from "./tag-changes.module.css";

interface TagChangesProps {
  /** The button that opened it. */
  readonly anchor: HTMLElement;
  /** Whether it comes from below, as on phones. */
  readonly isSheet: boolean;
  /** The tags that some of the selected applications have. */
  readonly tags: readonly string[];
  readonly onChange: (change: TagChange) => void;
  readonly onClose: () => void;
}

/** A field for the tag that the selected applications get, and those that can be removed from them. */
export default function TagChanges(props: TagChangesProps) {
  const { anchor, isSheet, onClose } = props;
  const t = useTranslate(applicationMessages);
  const label = t("bulk.tags");
  return isSheet ? (
    <Dialog title={label} onClose={onClose}>
      <Content {...props} />
    </Dialog>
  ) : (
    <Popover anchor={anchor} label={label} onClose={onClose}>
      <Content {...props} />
    </Popover>
  );
}

function Content({ tags, onChange }: TagChangesProps) {
  const t = useTranslate(applicationMessages);
  const tTags = useTranslate(tagMessages);
  return (
    <div className={classes["content"]}>
      <TagInput
        label={t("bulk.addTag")}
        taken={[]}
        room={1}
        limit={tTags("oneAtATime")}
        isInline
        onAdd={([added]) => {
          if (added !== undefined) onChange({ added });
        }}
      />
      {tags.length > 0 ? (
        <section>
          <h3 className={classes["heading"]}>{t("bulk.removeTag")}</h3>
          <ul className={classes["list"]}>
            {tags.map((tag) => (
              <li key={tag}>
                <button
                  type="button"
                  aria-label={t("tags.remove", { tag })}
                  onClick={() => onChange({ removed: tag })}
                >
                  {tag}
                  <IconX size={12} aria-hidden />
                </button>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
}
