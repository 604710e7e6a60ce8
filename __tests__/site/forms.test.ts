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

  test('lets browsers fill in the visitor’s details', () => {
    const tokens = { name: 'name', email: 'email', phone: 'tel' } as const;
    for (const [name, token] of Object.entries(tokens)) {
      const field = form.find(`[name=${name}]`);
      if (field.length > 0) expect(field.attr('autocomplete')).toBe(token);
    }
  });

  test('has no fixed day, since visitors may open it long after the build', () => {
    expect(form.find('[min]')).toHaveLength(0);
  });

  test('says beside its button what happens to the data', () => {
    expect(form.find('[type=submit] ~ p a').attr('href')).toBe(pathTo(language, 'privacy'));
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

  test('lets the browser send nothing by itself, and write nothing into the address', () => {
    expect(form.attr('method')).toBe('dialog');
    expect(form.closest('dialog')).toHaveLength(0);
  });
});
