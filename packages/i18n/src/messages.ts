/** A text by plural category of `Intl.PluralRules`, selected by the parameter `count`. */
export interface Plural {
  readonly plural: { readonly [rule in Intl.LDMLPluralRule]?: string } & { readonly other: string };
}

/** Texts in nested groups; a key is the path to one, joined by dots. `plural` is the one name a group may not use. */
export interface Messages {
  readonly [name: string]: string | Plural | Messages;
}

type Leaf = string | Plural;

/** The dotted paths of all texts in `M`. */
export type MessageKey<M> = {
  [K in keyof M & string]: M[K] extends Leaf ? K : `${K}.${MessageKey<M[K]>}`;
}[keyof M & string];

type MessageAt<M, Key extends string> = Key extends keyof M
  ? M[Key]
  : Key extends `${infer Group}.${infer Rest}`
    ? Group extends keyof M
      ? MessageAt<M[Group], Rest>
      : never
    : never;

type ParametersIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParametersIn<Rest>
  : never;

type ParameterNames<Message> = Message extends Plural
  ? "count" | ParametersIn<Message["plural"][keyof Message["plural"]]>
  : ParametersIn<Message>;

export type ParameterValue = string | number;

/** What a text needs beside its key: nothing, or a value for each `{name}` in it. */
export type TranslateArguments<M, Key extends string> = [
  ParameterNames<MessageAt<M, Key>>,
] extends [never]
  ? []
  : [parameters: Readonly<Record<ParameterNames<MessageAt<M, Key>>, ParameterValue>>];

/** The shape that the other languages of an English catalogue (written `as const`) must have. */
export type Translation<M> = {
  readonly [K in keyof M]: M[K] extends string
    ? string
    : M[K] extends Plural
      ? Plural
      : Translation<M[K]>;
};

export function isPlural(message: string | Plural | Messages): message is Plural {
  return typeof message === "object" && typeof message["plural"] === "object";
}
