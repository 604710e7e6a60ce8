import { proseElements, proseText, type ProseNode } from '../../../src/site/prose';
import * as texts from '../../../src/site/text';

const { plainText, telUrl } = texts;

test.each([
  ['85\u2060–\u206095\u00a0%', '85–95 %'],
  ['13\u202f000\u00a0€\u200e\u2007', '13 000 € '],
  ['īs\u00adter\u200bmiņa', 'īstermiņa'],
  ['long-\u2060term, short\u2011term', 'long-term, short-term'],
  ['\ufeffJau gatavs: „Rīga” – 3,5 %', 'Jau gatavs: „Rīga” – 3,5 %'],
])('plain text of %j is %j', (text, plain) => {
  expect(plainText(text)).toBe(plain);
});

test('a phone number is dialled without its spaces', () => {
  expect(telUrl('+371 2000 0000')).toBe('tel:+37120000000');
});

test.each([
  ['Sent', 'Sent.'],
  ['Sent!', 'Sent!'],
  ['Is it sent?', 'Is it sent?'],
])('"%s" is the sentence "%s"', (text, sentence) => {
  expect(texts.asSentence(text)).toBe(sentence);
});

test('a word begins a sentence, or stands within one', () => {
  expect([texts.capitalised('ēka un'), texts.uncapitalised('ĒKA')]).toEqual(['Ēka un', 'ēKA']);
});

test('parts of a text are found in each other too, and read as one', () => {
  const term: ProseNode = { type: 'Term', children: ['ADR'] };
  const nodes: ProseNode[] = ['The ', { type: 'p', children: ['average ', term] }, term];
  expect(proseElements(nodes, 'Term')).toEqual([term, term]);
  expect(proseText(nodes)).toBe('The average ADRADR');
});
