import { formId, inquiryTypes } from '../../src/forms/inquiries';
import { languages } from '../../src/site/languages';
import { pathTo } from '../../src/site/routes';
import { readCompany } from '../../src/node/content/company/read-company';
import { plainText } from '../../src/site/text';
import { read } from '../support/built-pages';
import { textOf } from '../support/words';

const pageOf = {
  contact: 'contact',
  property: 'owners',
  consultation: 'consultation',
  quick: 'owners',
} as const;

const forms = languages.flatMap((language) =>
  inquiryTypes.map((type) => [type, language, pathTo(language, pageOf[type])] as const),
);

describe.each(forms)('The %s form (%s) in the HTML of %s', (type, language, path) => {
  const $ = read(path);
  const form = $(`#${formId(type)}`);

  test('has no fixed day, since visitors may open it long after the build', () => {
    expect(form.find('[min]')).toHaveLength(0);
  });

  test('tells a visitor without scripts how to reach the company', () => {
    const instead = form.find('noscript').text() + (form.find('noscript').html() ?? '');
    const { phone = '', email = '' } = readCompany().value?.contact ?? {};
    expect(instead).toContain(`tel:${phone.replaceAll(' ', '')}`);
    expect(instead).toContain(`mailto:${email}`);
    // Styles show the same where the scripts are late.
    const late = form.find(`#${form.find('[type=submit]').attr('aria-describedby') ?? ''}`);
    expect(plainText(late.text())).toContain(plainText(textOf(language, 'forms', 'notReady')));
    expect(late.find('a[href^="tel:"], a[href^="mailto:"]')).toHaveLength(2);
  });
});
