import type { Field, FormTable } from './table-types';

const name = {
  rule: 'text',
  words: 'forms:name',
  summary: 'Name',
  control: { kind: 'line', autoComplete: 'name' },
} as const satisfies Field;

const email = {
  rule: 'email',
  words: 'forms:email',
  summary: 'Email',
  control: { kind: 'line', autoComplete: 'email', inputMode: 'email', type: 'email' },
  confirmed: true,
} as const satisfies Field;

const phone = {
  rule: 'text',
  words: 'forms:phone',
  hint: 'forms:phone.hint',
  summary: 'Phone',
  control: {
    kind: 'line',
    autoComplete: 'tel',
    inputMode: 'tel',
    placeholder: '+371',
    type: 'tel',
  },
} as const satisfies Field;

const message = {
  rule: 'room',
  words: 'forms:message',
  summary: 'Message',
  control: { kind: 'lines' },
} as const satisfies Field;

const propertyTypes = ['Apartment', 'House', 'Condo', 'Villa', 'Other'] as const;

const bedroomCounts = ['1', '2', '3', '4', '5+'] as const;

/**
 * The forms (specification, section 3). A field's key is its name in the page, in the draft and in
 * what is sent. Rules, controls, drafts and the text of the mail follow from these tables.
 */
export const formTables = {
  contact: {
    subject: 'New Contact Form Submission',
    fields: { name, email, phone: { ...phone, optional: true }, message },
  },
  property: {
    subject: 'New Rental Analysis Request',
    fields: {
      name,
      email,
      phone,
      propertyAddress: {
        rule: 'text',
        words: 'owners:analysis.address',
        hint: 'owners:analysis.address.hint',
        summary: 'Property Address',
        control: { kind: 'line', autoComplete: 'address-line1' },
        confirmed: true,
      },
      propertyType: {
        rule: 'text',
        words: 'owners:analysis.type',
        summary: 'Property Type',
        control: {
          kind: 'choice',
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
          kind: 'choice',
          choices: [
            { value: 'Studio', words: 'owners:analysis.bedrooms.Studio' },
            ...bedroomCounts.map((value) => ({ value })),
          ],
        },
      },
      message: { ...message, optional: true },
    },
  },
  consultation: {
    subject: 'New Consultation Request',
    fields: {
      name,
      email,
      phone,
      date: {
        rule: 'day',
        words: 'consultation:form.date',
        summary: 'Preferred Date',
        control: { kind: 'line', autoComplete: 'off', type: 'date' },
        confirmed: true,
      },
      time: {
        rule: 'text',
        words: 'consultation:form.time',
        summary: 'Preferred Time',
        control: { kind: 'choice' },
        confirmed: true,
      },
      message: { ...message, optional: true },
    },
  },
  quick: {
    subject: 'New Form Submission',
    fields: {
      name: { summary: 'Name', fixed: 'Quick Inquiry' },
      email,
      phone: { summary: 'Phone', fixed: 'not provided' },
    },
  },
} as const satisfies Record<string, FormTable>;
