import type { CustomTypeOptions } from 'i18next';
import type { InputHTMLAttributes } from 'react';

type AllWords = CustomTypeOptions['resources'];

type TextsIn<Group> = {
  [Key in keyof Group & string]: Group[Key] extends string ? Key : `${Key}.${TextsIn<Group[Key]>}`;
}[keyof Group & string];

/** The groups that hold all the needed texts. */
type GroupsIn<Group, Needed extends string> = {
  [Key in keyof Group & string]: Group[Key] extends string
    ? never
    : | (Group[Key] extends Record<Needed, string> ? Key : never)
      | `${Key}.${GroupsIn<Group[Key], Needed>}`;
}[keyof Group & string];

/** A text of any page, as `namespace:key`. */
export type TextKey = {
  [Namespace in keyof AllWords]: `${Namespace}:${TextsIn<AllWords[Namespace]>}`;
}[keyof AllWords];

type WordsWith<Needed extends string> = {
  [Namespace in keyof AllWords]: `${Namespace}:${GroupsIn<AllWords[Namespace], Needed>}`;
}[keyof AllWords];

/** The rules, and the errors that each finds besides an empty field. */
interface ErrorsOf {
  text: never;
  /** Accepts an e-mail address that one can reply to. */
  email: 'email' | 'domain';
  /** Accepts a day that has not passed. */
  day: 'day' | 'past';
  /** Accepts a text that the mail service takes. */
  message: 'tooLong';
}

export type FieldRule = keyof ErrorsOf;

export type FieldError = 'required' | ErrorsOf[FieldRule];

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

type FieldWith<R extends FieldRule> = {
  rule: R;
  control: Control;
  /** The field's label in the mail. */
  summary: string;
  hint?: TextKey;
  /** The confirmation shows the field, so it is stored after the inquiry has been sent. */
  confirmed?: true;
} & (
  | { optional?: false; words: WordsWith<'label' | 'required' | ErrorsOf[R]> }
  | { optional: true; words: WordsWith<'label' | ErrorsOf[R]> }
);

export type FormField = { [R in FieldRule]: FieldWith<R> }[FieldRule];

export interface FormTable {
  /** The form's name in analytics, in every language. */
  name: string;
  subject: string;
  /** In the order of the mail. The visitor is not asked for a fixed one. */
  fields: Readonly<Record<string, FormField | { summary: string; fixed: string }>>;
}
