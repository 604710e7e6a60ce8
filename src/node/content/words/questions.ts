import { array } from 'yup';
import { filledText, optionalText, strictObject } from '../fields';

const questionSchema = strictObject({
  question: filledText().label('Jautājums'),
  answer: filledText()
    .label('Atbilde')
    .meta({ hint: 'Katra rinda ir rindkopa.', kind: 'paragraph' }),
  link: optionalText().label('Saites teksts').meta({ hint: 'Ja citur par to ir vairāk.' }),
  to: optionalText()
    .label('Kurp saite ved')
    .meta({ hint: 'Adrese bez valodas: /open-file/#prices' })
    .when('link', ([link], schema) =>
      link ? schema.required('is missing; expected the page that the link leads to') : schema,
    ),
});

const questions = array(questionSchema)
  .min(1, 'holds no question; expected one or more')
  .label('Jautājumi')
  .meta({ summary: 'question' });

const groupSchema = strictObject({ title: filledText().label('Nosaukums'), questions });

/** The lists in the texts of pages, by their keys; an editor adds to them, takes out and puts in order. */
export const wordLists = {
  questions,
  groups: array(groupSchema)
    .min(1, 'holds no group; expected one or more')
    .label('Jautājumu grupas')
    .meta({ summary: 'title' }),
};
