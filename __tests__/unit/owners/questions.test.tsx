import { siteFacts } from '../../../src/node/content/facts/facts';
import { prepareWords } from '../../../src/node/content/words/prepare-words';
import { eachText, readWordFiles, type WordFile } from '../../../src/node/content/words/words';
import { OwnersQuestions } from '../../../src/owners/sections';
import { languages, type Language } from '../../../src/site/languages';
import { company, rates, wordsIn } from '../../support/words';
import { renderIn } from '../render-in';

function questionsIn(language: Language, words?: ReturnType<typeof wordsIn>) {
  const { container } = renderIn(language, <OwnersQuestions phone="+371 2000 0000" />, { words });
  return [...container.querySelectorAll<HTMLElement>('details details, details[name]')].map(
    (item) => ({
      question: item.querySelector('summary')?.textContent ?? '',
      answer: [...item.querySelectorAll('p')].map(({ textContent }) => textContent).join(' '),
    }),
  );
}

describe.each(languages)('The questions of owners in %s', (language) => {
  test('are those of the texts, in their order', () => {
    const texts = eachText(wordsIn(language).owners ?? {});
    const asked = texts.filter(([key, text]) => key.endsWith('.question') && text);
    expect(questionsIn(language).map(({ question }) => question)).toEqual(
      asked.map(([, text]) => text),
    );
  });

  test('leave out what a company has no facts for', () => {
    const { platforms, nightDuty, ...bare } = company;
    const figures = { ...company.figures, references: undefined };
    const facts = siteFacts({ ...bare, figures }, rates, language);
    const isOwn = (file: WordFile) => file.language === language && file.namespace === 'owners';
    const file = readWordFiles().values.find(isOwn);
    const owners = prepareWords(file?.words ?? {}, language, facts);
    const questions = questionsIn(language, { ...wordsIn(language), owners });
    expect(questions).toHaveLength(questionsIn(language).length - 2);
    expect(questions.filter(({ question, answer }) => !question || !answer)).toEqual([]);
    const text = JSON.stringify(questions);
    for (const fact of [platforms, nightDuty]) expect(text).not.toContain(fact?.[language]);
  });
});

test('A group without questions has no title', () => {
  const owners = wordsIn('en').owners as { faq: { groups: { questions: object[] }[] } };
  const [first, ...others] = owners.faq.groups;
  const none = first?.questions.map((question) => ({ ...question, question: '' }));
  const faq = { ...owners.faq, groups: [{ ...first, questions: none }, ...others] };
  const words = { ...wordsIn('en'), owners: { ...owners, faq } } as never;
  const phone = '+371 2000 0000';
  const { container } = renderIn('en', <OwnersQuestions phone={phone} />, { words });
  expect(container.querySelectorAll('details:not([name])')).toHaveLength(others.length);
});
