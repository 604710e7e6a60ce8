import { rowsOf } from '../../../support/rows';
import { report } from './compile';

/** A problem, the text that has it, its line, and what the build says of it. */
const problems = rowsOf(`
an import ¦ import a from 'a' ¦ 5 ¦ import or export: is code, which a text may not hold; expected Markdown, {{company.…}} or a component
an export ¦ export const a = 1 ¦ 5 ¦ import or export: is code, which a text may not hold; expected Markdown, {{company.…}} or a component
an expression ¦ A⏎⏎B {1 + 1} ¦ 7 ¦ {…}: is code, which a text may not hold; expected Markdown, {{company.…}} or a component
an expression as a prop ¦ <Faq question={1}>⏎⏎A⏎⏎</Faq> ¦ 5 ¦ <Faq> question: expected a text in quotes: name="text"
a heading that skips a level ¦ ## A⏎⏎#### B ¦ 7 ¦ ####: skips a level; expected ###, one level below the heading before it
a first heading that skips a level ¦ A⏎⏎### B ¦ 7 ¦ ###: skips a level; expected ##, one level below the heading before it
a heading that skips a level within a component ¦ ## A⏎⏎<Faq question="A">⏎⏎#### B⏎⏎</Faq> ¦ 9 ¦ ####: skips a level; expected ###, one level below the heading before it
a text that is empty ¦  ¦ 4 ¦ text: is empty; expected a text below the second ---
an unknown component ¦ <Slider /> ¦ 5 ¦ <Slider>: is not known; expected one of: CallToAction, Chart, ComparisonTable, Faq, HighlightBox, Term, Testimonial, Timeline, Tips
an element of HTML ¦ <script>a</script> ¦ 5 ¦ <script>: is not known; expected one of: CallToAction, Chart, ComparisonTable, Faq, HighlightBox, Term, Testimonial, Timeline, Tips
an unknown prop ¦ <Faq question="A" open="true">⏎⏎A⏎⏎</Faq> ¦ 5 ¦ <Faq> open: is not known here; expected one of: question
a missing prop ¦ <Testimonial author="A">⏎⏎A⏎⏎</Testimonial> ¦ 5 ¦ <Testimonial> role: is required: a text
a prop with a wrong value ¦ <HighlightBox title="A" tone="red">⏎⏎A⏎⏎</HighlightBox> ¦ 5 ¦ <HighlightBox> tone: must be "amber" or "teal", or be left out; found "red"
a component without its text ¦ <HighlightBox title="A">⏎⏎</HighlightBox> ¦ 5 ¦ <HighlightBox>: is empty; expected a text
a component in a line of text ¦ A <Faq question="A">B</Faq> ¦ 5 ¦ <Faq>: stands alone; expected an empty line between its tags and its text, and around it
a comparison without a table ¦ <ComparisonTable>⏎⏎A⏎⏎</ComparisonTable> ¦ 5 ¦ <ComparisonTable>: expected one table in it and nothing else
tips without a list ¦ <Tips>⏎⏎- A⏎⏎</Tips> ¦ 5 ¦ <Tips>: expected one numbered list in it and nothing else
a tag that is not closed ¦ <Tips>⏎⏎1. A ¦ 5 ¦ text: cannot be read: Expected a closing tag for \`<Tips>\`; expected Markdown and the components of the list
a fact that does not exist ¦ A {{company.figures.fee}} ¦ 5 ¦ text: {{company.figures.fee}} is not a fact; expected one of: company.figures.onSiteFee, company.name
a fact with spaces ¦ A⏎⏎B {{ company.name }} ¦ 7 ¦ text: {{ company.name }} is not a fact; expected {{company.name}}
a fact of a misspelt company ¦ A {{compny.name}} ¦ 5 ¦ text: {{compny.name}} is not a fact; expected one of: company.figures.onSiteFee, company.name
a fact without its company ¦ A {{name}} ¦ 5 ¦ text: {{name}} is not a fact; expected {{company.name}}
a fact with a brace too few ¦ A {company.name} b ¦ 5 ¦ text: {company.name} is not a fact; expected {{company.name}}
a fact that is not closed ¦ A {{company.name b ¦ 5 ¦ text: {{company.name is not a fact; expected {{company.name}}
a fact that is not opened ¦ A company.name}} b ¦ 5 ¦ text: company.name}} is not a fact; expected {{company.name}}
a fact with a brace too few in a prop ¦ <Faq question="A {name}">⏎⏎A⏎⏎</Faq> ¦ 5 ¦ <Faq> question: {name} is not a fact; expected {{company.name}}
a sentence that begins with a year ¦ A⏎⏎2024. gadā sākām. ¦ 7 ¦ 2024.: begins a numbered list at 2024; expected 2024\\. in a sentence, and 1. in a list
a list that goes on after a break ¦ 1. A⏎⏎B⏎⏎2. C ¦ 9 ¦ 2.: begins a numbered list at 2; expected 2\\. in a sentence, and 1. in a list
a link of a forbidden kind ¦ [x](javascript:alert) ¦ 5 ¦ link: "javascript:alert" is not allowed; expected http, https, irc, ircs, mailto, xmpp, or a page of the site
a link to a host without its protocol ¦ [x](//example.com/a) ¦ 5 ¦ link: "//example.com/a" names a host without its protocol; expected https://…
a link without a text ¦ A [](/services/) ¦ 5 ¦ link: is empty; expected a text
a link within a term ¦ A <Term explanation="B">[x](/services/)</Term> ¦ 5 ¦ <Term>: holds a link or a term; expected plain text
a term within a link ¦ A [<Term explanation="B">x</Term>](/services/) ¦ 5 ¦ link: holds a link or a term; expected plain text
a term within a heading ¦ ## A <Term explanation="B">x</Term> ¦ 5 ¦ ##: holds a link or a term; expected plain text
a heading without a text ¦ A⏎⏎## ¦ 7 ¦ ##: is empty; expected a text
a link to no page ¦ [x](/fees/) ¦ 5 ¦ link: "/fees/" leads to no page; expected one of: /, /services/, /blog/riga-rental-market-analysis/
a link that names the language ¦ [x](/en/services/) ¦ 5 ¦ link: "/en/services/" names the language; expected the address without it: /services/
a link to a draft ¦ [x](/blog/not-yet/) ¦ 5 ¦ link: "/blog/not-yet/" leads to a draft; publish that article first, or take the link out
a button that leads to no page ¦ <CallToAction title="A" buttonText="B" linkUrl="/fees/" /> ¦ 5 ¦ link: "/fees/" leads to no page; expected one of: /, /services/, /blog/riga-rental-market-analysis/
a link to no heading ¦ ## A⏎⏎[x](#b) ¦ 7 ¦ link: "#b" leads nowhere; expected one of: #a
a button whose place cannot be read ¦ <CallToAction title="A" buttonText="B" linkUrl="/services/#50%" /> ¦ 5 ¦ link: "/services/#50%" holds a % that stands for no letter; take it out
bold letters with a space ¦ A ** b ** c ¦ 5 ¦ text: holds **, which the page would show as it stands; expected no space within **…**, and ** only in articles
a link with a space ¦ A [x] (/services/) ¦ 5 ¦ text: holds [x] (/services/), which the page would show as it stands; expected no space between ] and (, and links only in articles
a heading without a space ¦ A⏎⏎##B c ¦ 7 ¦ text: holds ##B, which the page would show as it stands; expected a space behind #
a footnote ¦ A[^1]⏎⏎[^1]: B ¦ 5 ¦ <sup>: is a footnote, which a text may not hold; expected its words in the sentence
a second title ¦ # A ¦ 5 ¦ <h1>: is the page’s title; expected ## for a heading in the text
a picture ¦ ![A](a.jpg) ¦ 5 ¦ <img>: is not allowed; an article shows one picture, its cover
`);

describe('The build names a problem in a text with file, line and what it expects:', () => {
  test.each(problems)('%s', async (_, body = '', line = '', message = '') => {
    expect(await report(body)).toBe(`${line}  ${message}`);
  });

  test('all problems of a text at once', async () => {
    expect((await report('# A\n\n[x](/fees/)\n\n<Slider />')).split('\n')).toHaveLength(3);
  });
});
