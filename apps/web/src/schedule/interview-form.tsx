import {
  interviewKinds,
  interviewLimits,
  isInterviewLength,
  type Interview,
  type InterviewKind,
  type InterviewValues,
} from "@postulo/domain/interview";
import { instantOf, isTimeZone, wallTime } from "@postulo/domain/zoned-time";
import { Suspense, use, useId, type ComponentProps } from "react";
import { productMessages } from "../i18n/product-messages.ts";
import { useTranslate } from "../i18n/use-translate.ts";
import { NativeSelect } from "../ui/form/native-select.tsx";
import { Textarea } from "../ui/form/textarea.tsx";
import { TextInput } from "../ui/form/text-input.tsx";
import { useFields } from "../ui/form/use-fields.ts";
import { scheduleMessages } from "./messages.ts";
import { ChunkBoundary } from "../ui/lazy-component.tsx";
import { PreparationContext, type PreparationNotesProps } from "./preparation-context.ts";
import { Overlaps } from "./overlaps.tsx";
import classes from "./schedule.module.css";
import { useFormFrame } from "../ui/form/use-form-frame.ts";
import { FormButtons } from "./task-form.tsx";
import type { PlannedInterview } from "./use-schedule.ts";
import { ownZone } from "./when.ts";

interface InterviewFormProps {
  /** Undefined for a new one. */
  readonly interview?: Interview;
  /** Of which the preparation can be begun; undefined for a new interview. */
  readonly applicationId?: string;
  /** To tell of overlaps. */
  readonly others: readonly PlannedInterview[];
  /** Gets the focus when the form is opened. */
  readonly firstField?: "kind" | "preparation";
  readonly onSave: (values: InterviewValues) => void;
  readonly onCancel: () => void;
  readonly onRemove?: () => void;
}

const kindOf = (value: string): InterviewKind =>
  interviewKinds.find((kind) => kind === value) ?? "video";

interface Fields extends Record<string, string> {
  kind: string;
  at: string;
  zone: string;
  minutes: string;
  place: string;
  people: string;
  preparation: string;
  outcomeNote: string;
}

const emptyFields = (): Fields => ({
  kind: "video",
  at: "",
  zone: ownZone(),
  minutes: "",
  place: "",
  people: "",
  preparation: "",
  outcomeNote: "",
});

const fieldsOf = (interview: Interview): Fields => ({
  kind: interview.kind,
  at: wallTime(Date.parse(interview.starts_at), interview.time_zone),
  zone: interview.time_zone,
  minutes: String(interview.duration_minutes ?? ""),
  place: interview.place ?? "",
  people: interview.people ?? "",
  preparation: interview.preparation ?? "",
  outcomeNote: interview.outcome_note ?? "",
});

const tooLong = (text: string, max: number) =>
  text.length > max ? ("interview.tooLong" as const) : undefined;

const problemsOf = (values: Fields) => ({
  at: Number.isNaN(instantOf(values.at, isTimeZone(values.zone) ? values.zone : "UTC"))
    ? ("interview.needsTime" as const)
    : undefined,
  zone: isTimeZone(values.zone) ? undefined : ("interview.badZone" as const),
  minutes: isInterviewLength(values.minutes) ? undefined : ("interview.badMinutes" as const),
  place: tooLong(values.place, interviewLimits.place),
  people: tooLong(values.people, interviewLimits.people),
  preparation: tooLong(values.preparation, interviewLimits.preparation),
  outcomeNote: tooLong(values.outcomeNote, interviewLimits.outcome_note),
});

const hoursOf = (values: Fields) => {
  const at = isTimeZone(values.zone) ? instantOf(values.at, values.zone) : Number.NaN;
  if (Number.isNaN(at)) return undefined;
  return {
    starts_at: new Date(at).toISOString(),
    duration_minutes: values.minutes === "" ? null : Number(values.minutes),
  };
};

const textsOf = (values: Fields) => ({
  kind: kindOf(values.kind),
  time_zone: values.zone,
  place: values.place.trim() || null,
  people: values.people.trim() || null,
  preparation: values.preparation.trim() || null,
  outcome_note: values.outcomeNote.trim() || null,
});

/** What the form does not show. */
const keptOf = (interview: Interview | undefined) => ({
  outcome: interview?.outcome ?? null,
  asked_at: interview?.asked_at ?? null,
  calendar_uid: interview?.calendar_uid ?? null,
});

/** The state of the form, and what adds notes to the preparation. */
function useInterviewFields({
  interview,
  onSave,
}: Pick<InterviewFormProps, "interview" | "onSave">) {
  const fields = useFields({
    messages: scheduleMessages,
    isQueued: true,
    parameters: { min: interviewLimits.minMinutes, max: interviewLimits.maxMinutes },
    initialValues: interview ? fieldsOf(interview) : emptyFields(),
    check: problemsOf,
    onSubmit: async (values) => {
      const hours = hoursOf(values);
      if (hours) onSave({ ...keptOf(interview), ...hours, ...textsOf(values) });
    },
  });
  function addNotes(notes: string) {
    const typed = fields.form.getValues().preparation.trim();
    fields.form.setFieldValue("preparation", typed === "" ? notes : `${typed}\n\n${notes}`);
    fields.focusField("preparation");
  }
  return { fields, addNotes };
}

/** The fields of an interview. Its hour is on the clock of its zone. */
export function InterviewForm(props: InterviewFormProps) {
  const { interview, applicationId, others, firstField = "kind" } = props;
  const { onCancel, onRemove } = props;
  const t = useTranslate(scheduleMessages);
  const tProduct = useTranslate(productMessages);
  const listId = useId();
  const { fields, addNotes } = useInterviewFields(props);
  const frame = useFormFrame(() => fields.focusField(firstField), onCancel);
  const planned = hoursOf(fields.form.values);
  return (
    <form className={classes["form"]} ref={frame} onSubmit={fields.submit} noValidate>
      <NativeSelect
        label={t("interview.kind")}
        data={interviewKinds.map((kind) => ({
          value: kind,
          label: tProduct(`interviewKinds.${kind}`),
        }))}
        {...fields.field("kind")}
      />
      <TextInput type="datetime-local" required label={t("interview.at")} {...fields.field("at")} />
      <TextInput
        type="number"
        inputMode="numeric"
        label={t("interview.minutes")}
        {...fields.field("minutes")}
      />
      <TextInput list={listId} label={t("interview.zone")} {...fields.field("zone")} />
      <ZoneOptions id={listId} />
      <TextInput label={t("interview.place")} {...fields.field("place")} />
      <TextInput label={t("interview.people")} {...fields.field("people")} />
      <Textarea
        rows={4}
        maxRows={12}
        className={classes["wide"]}
        label={t("interview.preparation")}
        {...fields.field("preparation")}
      />
      <BeginPreparation applicationId={applicationId} onNotes={addNotes} />
      <OutcomeNote interview={interview} field={fields.field("outcomeNote")} />
      {planned ? <Overlaps planned={planned} others={others} /> : null}
      <FormButtons onCancel={onCancel} onRemove={onRemove} />
    </form>
  );
}

interface BeginProps extends Omit<PreparationNotesProps, "applicationId"> {
  readonly applicationId: string | undefined;
}

/** What the page of the application offers to begin the preparation with. */
function BeginPreparation({ applicationId, onNotes }: BeginProps) {
  const render = use(PreparationContext);
  return render && applicationId !== undefined ? (
    <ChunkBoundary fallback={null}>
      <Suspense>{render({ applicationId, onNotes })}</Suspense>
    </ChunkBoundary>
  ) : null;
}

interface OutcomeNoteProps {
  readonly interview: Interview | undefined;
  readonly field: Omit<ComponentProps<typeof Textarea>, "label" | "rows">;
}

/** A field that is only there once the person was asked how it went. */
function OutcomeNote({ interview, field }: OutcomeNoteProps) {
  const t = useTranslate(scheduleMessages);
  return interview && interview.asked_at !== null ? (
    <Textarea
      rows={3}
      maxRows={12}
      className={classes["wide"]}
      label={t("interview.outcomeNote")}
      {...field}
    />
  ) : null;
}

/** Proposed while one types. */
const ZoneOptions = ({ id }: { readonly id: string }) => (
  <datalist id={id}>
    {Intl.supportedValuesOf("timeZone").map((zone) => (
      <option key={zone} value={zone}>
        {zone}
      </option>
    ))}
  </datalist>
);
