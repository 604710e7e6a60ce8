import type { CustomTypeOptions } from 'i18next';
import type { InputHTMLAttributes } from 'react';

type AllWords = CustomTypeOptions['resources'];

type TextsIn<Group> = {
  [Key in keyof Group & string]: Group[Key] extends string ? Key : `${Key}.${TextsIn<Group[Key]>}`;
}[keyof Group & string];

/** A text of any page, as `namespace:key`. */
export type TextKey = {
  [Namespace in keyof AllWords]: `${Namespace}:${TextsIn<AllWords[Namespace]>}`;
}[keyof AllWords];

/** A group of texts with a label, as `namespace:key`; each error of the field has a text in it too. */
type FieldWords = TextKey extends infer Key
  ? Key extends `${infer Group}.label`
    ? Group
    : never
  : never;

/** `email` is an address that one can reply to, `day` is within a year from now, the mail service takes a `message`. */
export type FieldRule = 'text' | 'email' | 'day' | 'message';

export type FieldError = 'required' | 'email' | 'domain' | 'day' | 'past' | 'far' | 'tooLong';

type InputProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'inputMode' | 'maxLength' | 'placeholder'
>;

type Control =
  | ({ kind: 'input'; autoComplete: string; type?: 'tel' | 'email' | 'date' } & InputProps)
  | { kind: 'textarea' }
  /** A long text that the page sets, and shows in its own way. */
  | { kind: 'handedOver' }
  | {
      kind: 'select';
      /** Without them the page gives the choices. A choice without words is shown as it is sent. */
      choices?: readonly { value: string; words?: TextKey }[];
    };

export interface FormField {
  rule: FieldRule;
  control: Control;
  /** The field's label in the mail. */
  summary: string;
  hint?: TextKey;
  words: FieldWords;
  optional?: true;
}

export interface FormTable {
  /** The form's name in analytics, in every language. */
  name: string;
  subject: string;
  /** In the order of the mail. The visitor is not asked for a fixed one. */
  fields: Readonly<Record<string, FormField | { summary: string; fixed: string }>>;
}
