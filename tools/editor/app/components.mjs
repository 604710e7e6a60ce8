/** @param {string} name @param {string} label @param {object} [options] */
const field = (name, label, options) => ({ name, label, ...options });
/** @param {string} label @param {{ name: string }[]} fields */
const block = (label, ...fields) => ({ label, fields });
/** @param {string[]} options */
const oneOf = (...options) => ({ required: false, widget: 'select', options });

const optional = { required: false };
const text = (label = 'Teksts', hint = '') => field('content', label, { widget: 'text', hint });
const TABLE = text('Tabula', 'Katra rinda starp svītrām: | Rādītājs | Pašu spēkiem |');
const LIST = text('Saraksts', 'Viens numurēts saraksts: 1. **Pirmais.** Teikums.');
const TITLE = field('title', 'Virsraksts');
const SOURCE = { hint: 'Avots ar datumu vai norāde, ka tas ir piemērs.' };
const PAGE = { hint: 'Lapa šajā vietnē bez valodas, piemēram: /contact/' };

/** The fields in the order in which they are written. */
const components = {
  HighlightBox: block(
    'Izcelta doma',
    TITLE,
    field('tone', 'Krāsa', oneOf('amber', 'teal')),
    text(),
  ),
  ComparisonTable: block(
    'Salīdzinājuma tabula',
    { ...TITLE, ...optional },
    field('note', 'Piezīme', optional),
    TABLE,
  ),
  Chart: block(
    'Diagramma',
    TITLE,
    field('kind', 'Veids', oneOf('bars', 'steps')),
    field('source', 'No kurienes skaitļi', SOURCE),
    TABLE,
  ),
  Timeline: block('Laika līnija', TITLE, LIST),
  Tips: block('Padomi', LIST),
  Testimonial: block(
    'Atsauksme',
    field('author', 'Autors'),
    field('role', 'Kas šis cilvēks ir'),
    text('Teksts', 'Tikai īsti citāti un ar atļauju.'),
  ),
  Faq: block('Jautājums un atbilde', field('question', 'Jautājums'), text('Atbilde')),
  CallToAction: block(
    'Aicinājums',
    TITLE,
    field('preText', 'Teikums pirms pogas', optional),
    field('buttonText', 'Uzraksts uz pogas'),
    field('linkUrl', 'Kurp poga ved', PAGE),
  ),
  Term: block(
    'Vārds ar paskaidrojumu',
    field('content', 'Vārds tekstā'),
    field('explanation', 'Paskaidrojums'),
  ),
};
const INLINE = 'Term';

const ATTRIBUTES = String.raw`((?:\s+\w+="[^"]*")*)\s*`;

/** @param {string} name */
function patternOf(name) {
  if (name === INLINE) return new RegExp(`<${name}${ATTRIBUTES}>([^<\\n]*)</${name}>`);
  return new RegExp(`^<${name}${ATTRIBUTES}(?:/>|>\\n\\n(.*?)\\n\\n</${name}>)`, 's');
}

/** @param {RegExpMatchArray} match */
function read([, attributes = '', content = '']) {
  const pairs = [...attributes.matchAll(/(\w+)="([^"]*)"/g)];
  const values = pairs.map(([, key, value = '']) => [key, value.replaceAll('&quot;', '"')]);
  return { ...Object.fromEntries(values), content };
}

/**
 * @param {string} name
 * @param {{ name: string }[]} fields
 * @param {Record<string, string | undefined>} values
 */
function write(name, fields, { content = '', ...values }) {
  const attributes = fields.flatMap(({ name: key }) =>
    values[key] ? [`${key}="${values[key].replaceAll('"', '&quot;')}"`] : [],
  );
  if (!fields.some(({ name: key }) => key === 'content'))
    return [`<${name}`, ...attributes.map((attribute) => `  ${attribute}`), '/>'].join('\n');
  const open = [`<${name}`, ...attributes].join(' ');
  if (name === INLINE) return `${open}>${content}</${name}>`;
  return `${open}>\n\n${content.trim()}\n\n</${name}>`;
}

/**
 * @param {string} name
 * @param {string} label
 * @param {{ name: string }[]} fields
 */
function summaryOf(name, label, [first]) {
  if (name === INLINE) return '{{content}}';
  return first && first.name !== 'content' ? `${label}: {{${first.name}}}` : label;
}

/** The editor's own tables lose the alignment of columns. */
const table = {
  id: 'Table',
  label: 'Tabula',
  icon: 'table',
  mode: 'dialog',
  summary: 'Tabula',
  fields: [TABLE],
  pattern: /^\|[^\n]*\|\n\|[ :|-]+\|(?:\n\|[^\n]*\|)*/s,
  fromBlock: (/** @type {RegExpMatchArray} */ [content = '']) => ({ content }),
  toBlock: (/** @type {{ content?: string }} */ { content = '' }) => content.trim(),
  toPreview: () => '',
};

/** The editor's own code blocks write "plain" above code without a language. */
const code = {
  id: 'Code',
  label: 'Kods',
  icon: 'code',
  mode: 'dialog',
  summary: 'Kods',
  fields: [text('Kods')],
  pattern: /^( *(?:`{3,}|~{3,}))([^\n]*)\n(.*?)\n\1(?=\n|$)/s,
  fromBlock: (/** @type {RegExpMatchArray} */ [, fence, language, content]) => {
    return { fence, language, content };
  },
  toBlock: (/** @type {Record<string, string | undefined>} */ values) => {
    const { fence = '```', language = '', content = '' } = values;
    return `${fence}${language}\n${content}\n${fence}`;
  },
  toPreview: () => '',
};

/** The editor's own text loses the backslash before a sign, so that "2024\." would begin a list. */
const sign = {
  id: 'Sign',
  label: 'Skaitlis ar punktu vai zīme',
  icon: 'format_quote',
  mode: 'dialog',
  summary: '{{sign}}',
  fields: [field('sign', 'Zīme', { hint: 'Piemēram, 2024. teikuma sākumā vai {' })],
  pattern: /\d*\\[^\w\s*`~\\]/,
  fromBlock: (/** @type {RegExpMatchArray} */ [found]) => ({ sign: found.replace('\\', '') }),
  toBlock: (/** @type {{ sign?: string }} */ { sign: written = '' }) =>
    written.replace(/.$/, String.raw`\$&`),
  toPreview: () => '',
};

/** As in the forms (src/node/editor/fields.ts). */
const uploads = {
  default: { config: { transformations: { raster_image: { width: 2400, height: 2400 } } } },
};
const picture = { widget: 'image', choose_url: false, media_libraries: uploads };

const PICTURE = String.raw`!\[([^\]\n]*)\]\(([^\s)]+)(?: "([^"\n]*)")?\)`;

/** @param {Record<string, string | undefined>} picture */
function markdownOf({ src = '', alt = '', title = '' }) {
  const caption = title && ` "${title.replaceAll('"', '')}"`;
  return src && `![${alt}](${src}${caption})`;
}

/** The editor's own pictures are paragraphs, so that two would no longer stand beside each other. */
const pair = {
  id: 'Pair',
  label: 'Divi attēli blakus',
  icon: 'photo_library',
  mode: 'dialog',
  summary: 'Divi attēli: {{alt1}}',
  fields: [1, 2].flatMap((number) => [
    field(`src${number}`, `${number}. attēls`, picture),
    field(`alt${number}`, 'Kas tajā redzams'),
    field(`title${number}`, 'Paraksts', optional),
  ]),
  pattern: new RegExp(`^${PICTURE}\\n${PICTURE}`, 's'),
  fromBlock: (/** @type {RegExpMatchArray} */ [, alt1, src1, title1, alt2, src2, title2]) => {
    return { ...{ src1, alt1, title1 }, ...{ src2, alt2, title2 } };
  },
  toBlock: (/** @type {Record<string, string>} */ values) =>
    [1, 2]
      .map((number) => {
        const [src, alt, title] = ['src', 'alt', 'title'].map((name) => values[name + number]);
        return markdownOf({ src, alt, title });
      })
      .join('\n'),
  toPreview: () => '',
};

/** The editor's own single picture takes no transformations. */
const single = {
  id: 'image',
  label: 'Attēls',
  icon: 'image',
  trigger: 'button',
  fields: [
    field('src', 'Attēls', picture),
    field('alt', 'Kas tajā redzams'),
    field('title', 'Paraksts', optional),
  ],
  pattern: new RegExp(PICTURE),
  fromBlock: (/** @type {RegExpMatchArray} */ [, alt, src, title]) => ({ src, alt, title }),
  toBlock: markdownOf,
  toPreview: () => '',
};

export const blocks = [
  ...Object.entries(components).map(([name, { label, fields }]) => ({
    id: name,
    label,
    icon: 'widgets',
    mode: 'dialog',
    summary: summaryOf(name, label, fields),
    fields,
    pattern: patternOf(name),
    fromBlock: read,
    toBlock: (/** @type {Record<string, string>} */ values) => write(name, fields, values),
    toPreview: () => '',
  })),
  table,
  code,
  sign,
  pair,
  single,
];
