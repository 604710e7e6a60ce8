import type { CustomTypeOptions } from 'i18next';
import type { HTMLAttributes } from 'react';

type AllWords = CustomTypeOptions['resources'];

/** The keys of all texts in a group of words. */
type TextsIn<Group> = {
  [Key in keyof Group & string]: Group[Key] extends string ? Key : `${Key}.${TextsIn<Group[Key]>}`;
}[keyof Group & string];

/** The keys of the groups that hold all the needed texts. */
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

/** A group of words, as `namespace:key`, that holds the needed ones. */
type WordsWith<Needed extends string> = {
  [Namespace in keyof AllWords]: `${Namespace}:${GroupsIn<AllWords[Namespace], Needed>}`;
}[keyof AllWords];

/** The rules, and the reasons for which each refuses a value, besides an empty field. */
interface RefusalsOf {
  /** Takes any text. */
  text: never;
  /** Accepts an e-mail address that one can reply to. */
  email: 'email' | 'domain';
  /** Accepts a day that has not passed. */
  day: 'day' | 'past';
  /** Accepts a text that fits the limit of the mail service together with the other fields. */
  room: 'tooLong';
}

export type Rule = keyof RefusalsOf;

/** Why a field is refused; the field's words say it. */
export type Refusal = 'required' | RefusalsOf[Rule];

/** How a field is filled in. */
type Control =
  | {
      kind: 'line';
      autoComplete: string;
      inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
      placeholder?: string;
      /** `text` unless it is said. */
      type?: 'tel' | 'email' | 'date';
    }
  | { kind: 'lines' }
  | {
      kind: 'choice';
      /** Without them the page gives the choices. A choice without words is shown as it is sent. */
      choices?: readonly { value: string; words?: TextKey }[];
    };

type AskedBy<R extends Rule> = {
  rule: R;
  control: Control;
  /** What the mail calls the field. */
  summary: string;
  /** How the field is to be written, where that is not plain. */
  hint?: TextKey;
  /** The confirmation shows the field, so it is kept after the inquiry has been sent. */
  confirmed?: true;
} & (
  | { optional?: false; words: WordsWith<'label' | 'required' | RefusalsOf[R]> }
  | { optional: true; words: WordsWith<'label' | RefusalsOf[R]> }
);

/** A field that the visitor fills in. */
export type Field = { [R in Rule]: AskedBy<R> }[Rule];

/** A line of the mail that the visitor is not asked for. */
interface FixedLine {
  summary: string;
  fixed: string;
}

/** A form: the subject of its mail, and its fields in the order of the mail. */
export interface FormTable {
  subject: string;
  fields: Readonly<Record<string, Field | FixedLine>>;
}
