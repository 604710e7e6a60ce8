import type { CustomTypeOptions } from 'i18next';
import type { InputHTMLAttributes } from 'react';

const name = {
  rule: 'text',
  words: 'forms:name',
  summary: 'Name',
  control: { kind: 'input', autoComplete: 'name' },
} as const satisfies FormField;

const email = {
  rule: 'email',
  words: 'forms:email',
  summary: 'Email',
  control: { kind: 'input', autoComplete: 'email', inputMode: 'email', type: 'email' },
} as const satisfies FormField;

const phone = {
  rule: 'text',
  words: 'forms:phone',
  hint: 'forms:phone.hint',
  summary: 'Phone',
  control: {
    kind: 'input',
    autoComplete: 'tel',
    inputMode: 'tel',
    placeholder: '+371',
    type: 'tel',
  },
} as const satisfies FormField;

/** With so many characters, in any language, the mail fits the service's limit. */
export const MESSAGE_MAX_LENGTH = 8_000;

const message = {
  rule: 'message',
  words: 'forms:message',
  summary: 'Message',
  control: { kind: 'textarea' },
} as const satisfies FormField;

const propertyTypes = ['Apartment', 'House', 'Condo', 'Villa', 'Other'] as const;

/** The forms (specification, section 3). A key is the name in the page, the draft and the mail. */
export const formTables = {
  contact: {
    name: 'Contact',
    subject: 'New Contact Form Submission',
    fields: { name, email, phone: { ...phone, optional: true }, message },
  },
  property: {
    name: 'Rental Analysis',
    subject: 'New Rental Analysis Request',
    fields: {
      name,
      email,
      phone: { ...phone, hint: 'owners:form.phone' },
      propertyAddress: {
        rule: 'text',
        words: 'owners:analysis.address',
        hint: 'owners:analysis.address.hint',
        summary: 'Property Address',
        control: { kind: 'input', autoComplete: 'address-line1' },
      },
      propertyType: {
        rule: 'text',
        words: 'owners:analysis.type',
        summary: 'Property Type',
        control: {
          kind: 'select',
          choices: propertyTypes.map((value) => ({
            value,
            words: `owners:analysis.type.${value}` as const,
          })),
        },
      },
      bedrooms: {
        rule: 'text',
        words: 'owners:analysis.bedrooms',
        summary: 'Bedrooms',
        control: {
          kind: 'select',
          choices: [
            { value: 'Studio', words: 'owners:analysis.bedrooms.Studio' },
            ...['1', '2', '3', '4', '5+'].map((value) => ({ value })),
          ],
        },
      },
      message: { ...message, optional: true },
      calculation: {
        rule: 'text',
        words: 'owners:form.calculation',
        summary: 'Calculation',
        control: { kind: 'attachment' },
        optional: true,
      },
    },
  },
  consultation: {
    name: 'Consultation',
    subject: 'New Consultation Request',
    fields: {
      name,
      email,
      phone,
      date: {
        rule: 'day',
        words: 'consultation:form.date',
        summary: 'Preferred Date',
        control: { kind: 'input', autoComplete: 'off', type: 'date' },
      },
      time: {
        rule: 'text',
        words: 'consultation:form.time',
        summary: 'Preferred Time',
        control: { kind: 'select' },
      },
      message: { ...message, optional: true },
    },
  },
  quick: {
    name: 'Quick Inquiry',
    subject: 'New Form Submission',
    fields: {
      name: { summary: 'Name', fixed: 'Quick Inquiry' },
      email,
      phone: { summary: 'Phone', fixed: 'not provided' },
    },
  },
} as const satisfies Record<string, FormTable>;

type AllWords = CustomTypeOptions['resources'];

type TextsIn<Group> = {
  [Key in keyof Group & string]: Group[Key] extends string ? Key : `${Key}.${TextsIn<Group[Key]>}`;
}[keyof Group & string];

/** A text of any page, as `namespace:key`. */
export type TextKey = {
  [Namespace in keyof AllWords]: `${Namespace}:${TextsIn<AllWords[Namespace]>}`;
}[keyof AllWords];

/** A group of texts, as `namespace:key`: the label, and a text for each error. */
type FieldWords = TextKey extends infer Key
  ? Key extends `${infer Group}.label`
    ? Group
    : never
  : never;

/** An `email` can be replied to, a `day` is within a year, the mail service takes a `message`. */
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
  | { kind: 'attachment' }
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
  /** The fields in the order of the mail. The visitor is not asked for a fixed one. */
  fields: Readonly<Record<string, FormField | { summary: string; fixed: string }>>;
}
