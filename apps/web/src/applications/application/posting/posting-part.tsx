import type { Application } from "@postulo/domain/application";
import { maxLengthOf } from "@postulo/domain/application-columns";
import { useId, useState } from "react";
import { productMessages } from "../../../i18n/product-messages.ts";
import { useTranslate } from "../../../i18n/use-translate.ts";
import { matchMessages } from "../../../posting/messages.ts";
import { isProven } from "../../../posting/use-posting-match.ts";
import { Button } from "../../../ui/form/button.tsx";
import { Textarea } from "../../../ui/form/textarea.tsx";
import { TextInput } from "../../../ui/form/text-input.tsx";
import { TextAnchor } from "../../../ui/link/text-link.tsx";
import { Glyph } from "../../row/glyph.tsx";
import { postingUrl } from "../../row/row-tools.ts";
import type { Details } from "../../queries.ts";
import type { RowActions } from "../../row/row-actions.ts";
import { useSeen } from "../../../ui/hooks/use-seen.ts";
import { Part } from "../part.tsx";
import { sheetMessages } from "../messages.ts";
import { Asked } from "./asked.tsx";
import { useAsked } from "./use-asked.ts";
import { inputProps, useDetailText } from "../use-details.ts";
import classes from "./posting-part.module.css";

interface PostingPartProps {
  readonly row: Application;
  readonly details: Details;
  readonly actions: RowActions;
}

/** A text of more characters is folded at first; a shorter one already below what it asks for. */
const longText = { alone: 600, belowAsked: 240 } as const;

/** The posting as it was captured, which can be corrected, and its salary. */
export function PostingPart({ row, details, actions }: PostingPartProps) {
  const t = useTranslate(sheetMessages);
  const tProduct = useTranslate(productMessages);
  const options = { row, details, actions };
  const salary = useDetailText({ ...options, column: "salary" });
  const posting = useDetailText({ ...options, column: "posting_text" });
  const [isEditing, setIsEditing] = useState(posting.value.trim() === "");
  const { ref, isSeen } = useSeen<HTMLDivElement>();
  const asked = useAsked(isSeen ? (details.posting_text ?? "").trim() : "");
  const count = asked.rows.length;
  return (
    <Part
      title={t("parts.posting")}
      isEmpty={posting.value.trim() === "" && salary.value.trim() === ""}
      note={
        count > 0 ? (
          <AskedNote asked={asked} />
        ) : posting.value.trim() === "" ? (
          t("postingHint")
        ) : undefined
      }
      actions={
        posting.value.trim() === "" ? null : (
          <Button
            variant="subtle"
            color="neutral"
            size="compact-sm"
            onClick={() => setIsEditing(!isEditing)}
          >
            {isEditing ? t("postingDone") : t("postingEdit")}
          </Button>
        )
      }
    >
      <div ref={ref} className={classes["asked"]}>
        <Asked applicationId={row.id} asked={asked} />
      </div>
      {isEditing ? (
        <Textarea
          {...inputProps(posting)}
          aria-label={tProduct("applicationColumns.posting_text")}
          rows={4}
          maxRows={24}
          placeholder={t("postingPlaceholder")}
          maxLength={maxLengthOf("posting_text")}
        />
      ) : (
        <PostingText text={posting.value} url={postingUrl(row)} isBelowAsked={count > 0} />
      )}
      <div className={classes["salary"]}>
        <TextInput
          label={tProduct("applicationColumns.salary")}
          maxLength={maxLengthOf("salary")}
          {...inputProps(salary)}
        />
      </div>
    </Part>
  );
}

/** The number of requirements that the profile proves, or why it is unknown. */
function AskedNote({ asked: { rows, state } }: { readonly asked: ReturnType<typeof useAsked> }) {
  const t = useTranslate(sheetMessages);
  const tMatch = useTranslate(matchMessages);
  if (state === "failed") return null;
  const shown = rows.filter(isProven).length;
  return (
    <output>
      {state === "done"
        ? t("asked.shown", { shown, count: rows.length })
        : tMatch(`requirements.${state}`)}
    </output>
  );
}

interface PostingTextProps {
  readonly text: string;
  /** The address of the posting. */
  readonly url: string | undefined;
  readonly isBelowAsked: boolean;
}

function PostingText({ text, url, isBelowAsked }: PostingTextProps) {
  const t = useTranslate(sheetMessages);
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const isLong = text.length > longText[isBelowAsked ? "belowAsked" : "alone"];
  return (
    <div>
      <p id={id} className={classes["text"]} data-folded={(isLong && !isOpen) || undefined}>
        {text}
      </p>
      <PostingSource url={url} />
      {isLong ? (
        <Button
          variant="default"
          size="compact-sm"
          className={classes["more"]}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? t("postingLess") : t("postingMore")}
        </Button>
      ) : null}
    </div>
  );
}

/** Where the text is from. */
function PostingSource({ url }: Pick<PostingTextProps, "url">) {
  const t = useTranslate(sheetMessages);
  if (url === undefined) return null;
  return (
    <p className={classes["source"]}>
      {t("postingFrom")}{" "}
      <TextAnchor href={url} target="_blank" rel="noopener noreferrer">
        {new URL(url).hostname.replace(/^www\./, "")} <Glyph name="out" />
      </TextAnchor>
    </p>
  );
}
