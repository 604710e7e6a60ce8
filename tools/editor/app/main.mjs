import { DecapCmsCore as CMS } from 'decap-cms-core';
import { GitHubBackend } from 'decap-cms-backend-github';
import { ProxyBackend } from 'decap-cms-backend-proxy';
import { en } from 'decap-cms-locales';
import BooleanWidget from 'decap-cms-widget-boolean';
import DateWidget from 'decap-cms-widget-datetime';
import ImageWidget from 'decap-cms-widget-image';
import ListWidget from 'decap-cms-widget-list';
import MarkdownWidget from 'decap-cms-widget-markdown';
import NumberWidget from 'decap-cms-widget-number';
import ObjectWidget from 'decap-cms-widget-object';
import SelectWidget from 'decap-cms-widget-select';
import StringWidget from 'decap-cms-widget-string';
import TextWidget from 'decap-cms-widget-text';
import {
  markdownToSlate,
  slateToMarkdown,
} from 'decap-cms-widget-markdown/dist/esm/serializers/index.js';
import { editorComponents } from '../../../src/node/editor/components';
import { fieldWords } from '../../../src/node/editor/field-words';
import { editorFormats } from '../../../src/node/editor/formats';
import { problemsOf } from '../../../src/node/editor/problems-of';

/** @type {(text: string) => string} */
const rewrite = (text) => {
  try {
    return slateToMarkdown(markdownToSlate(text, {}), {});
  } catch {
    return text;
  }
};

const language = document.documentElement.lang;
const { config, words, phrases } = await (await fetch(`/config.${language}.json`)).json();
// On this machine nobody has to sign in.
if (config.backend.name === 'proxy')
  localStorage.setItem('decap-cms-user', JSON.stringify({ backendName: 'proxy' }));

CMS.registerBackend('github', GitHubBackend);
CMS.registerBackend('proxy', ProxyBackend);
CMS.registerWidget(
  [
    StringWidget,
    NumberWidget,
    TextWidget,
    ImageWidget,
    SelectWidget,
    MarkdownWidget,
    ListWidget,
    ObjectWidget,
    BooleanWidget,
    DateWidget,
  ].map((widget) => widget.Widget()),
);
CMS.registerLocale('en', en);
const own = language === 'en' ? en : phrases;
CMS.registerLocale(language, { ...own, pictures: config.pictures.texts.title });
for (const { read, write, ...component } of editorComponents(fieldWords(words)))
  CMS.registerEditorComponent({
    ...component,
    fromBlock: read,
    toBlock: write,
    fromInline: read,
    toInline: write,
    toPreview: write,
  });
const formats = editorFormats(rewrite);
for (const [name, { extension, ...format }] of Object.entries(formats))
  CMS.registerCustomFormat(name, extension, format);

// An entry with a mistake is not saved; the editor says what is wrong.
CMS.registerEventListener({
  name: 'preSave',
  handler: ({ entry }) => {
    const { format, files } = config.collections.find(
      ({ name }) => name === entry.get('collection'),
    );
    const form = files ? entry.get('slug') : entry.get('collection');
    const others = entry.get('i18n')?.valueSeq().toArray() ?? [];
    const texts = [entry, ...others].map((each) => each.get('data'));
    const problems = texts.flatMap((data) => problemsOf(form, formats[format].toFile(data.toJS())));
    if (problems.length > 0) throw new Error([...new Set(problems)].join('; '));
  },
});

CMS.init({ config });
