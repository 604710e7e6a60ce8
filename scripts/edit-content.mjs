// All that an editor may change, changed at once on a copy of the content. Whatever the checks of the
// content ask for, they must find there too (__tests__/site and __tests__/spelling).
import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseDocument } from 'yaml';

const LANGUAGES = ['lv', 'en'];
const PICTURE = '__tests__/fixture/images/default-post.jpg';
const AUTHOR = 'jauna-autore';

/** Lays a copy of the folder `from` into `to` and edits it. */
export function editContent(from, to) {
  rmSync(to, { recursive: true, force: true });
  cpSync(from, to, { recursive: true });
  editPeople(join(to, 'people'));
  editArticles(to);
  for (const file of filesIn(to, '.mdx')) change(file, editText);
  for (const language of LANGUAGES)
    for (const [index, file] of filesIn(join(to, 'locales', language), '.json').entries())
      changeJson(file, (words) => editPage(words, index));
  editTestimonial(join(to, 'locales'));
  changeYaml(join(to, 'company.yml'), editCompany);
  copyFileSync(PICTURE, join(to, 'images/story.jpg'));
}

/** Every founder has another name, the first one another portrait, and somebody new writes. */
function editPeople(folder) {
  const [first, ...others] = filesIn(folder, '.yml');
  copyFileSync(first, join(folder, `${AUTHOR}.yml`));
  changeYaml(join(folder, `${AUTHOR}.yml`), (person) => {
    person.delete('founder');
    person.set('name', 'Skaidrīte Pārbaudāmniece');
  });
  for (const file of [first, ...others])
    changeYaml(file, (person) => person.set('name', `${person.get('name')} Citādais`));
  copyFileSync(PICTURE, join(folder, parse(readFileSync(first, 'utf8')).photo));
}

/** One article renamed, one unlisted, one taken away, one published, one begun. */
function editArticles(content) {
  const blog = join(content, 'blog');
  const listed = readdirSync(blog)
    .map((slug) => ({ slug, ...frontMatter(join(blog, slug, 'lv.mdx')) }))
    .filter(({ listed, draft }) => listed && !draft)
    .sort((one, other) => other.date.localeCompare(one.date));
  const [newest, renamed, unlisted, removed] = listed;
  if (newest) copyFileSync(PICTURE, join(blog, newest.slug, newest.cover));
  if (renamed) rename(content, renamed.slug, `${renamed.slug}-renamed`);
  if (unlisted) changeFrontMatters(join(blog, unlisted.slug), (head) => head.set('listed', false));
  if (removed) remove(content, removed.slug);

  const published = addArticle(content, 'Pārbaudes raksts');
  for (const file of filesIn(published, '.mdx'))
    change(file, (text) => text.replace(/✎ ?/g, '').replace(/^draft: .*\n/m, ''));
  changeFrontMatters(published, (head) => {
    head.set('author', AUTHOR);
    head.set('excerpt', `${head.get('excerpt')} ${head.get('title')}.`);
    // Two of one day.
    if (newest) head.set('date', newest.date);
  });
  addArticle(content, 'Pārbaudes melnraksts');
}

/** The folder of a new draft. */
function addArticle(content, title) {
  const env = { ...process.env, CONTENT_DIR: content };
  const told = execFileSync('node', ['scripts/new-post.mjs', title], { env, encoding: 'utf8' });
  return told.split(':')[0];
}

function rename(content, from, to) {
  const folder = join(content, 'blog', to);
  renameSync(join(content, 'blog', from), folder);
  changeFrontMatters(folder, (head) => {
    head.set('slug', to);
    head.set('aliases', [...head.toJS().aliases, from]);
  });
  renameSample(content, from, to);
  leadLinks(content, from, `/blog/${to}/`);
}

function remove(content, slug) {
  rmSync(join(content, 'blog', slug), { recursive: true });
  renameSample(content, slug);
  leadLinks(content, slug, '/blog/');
}

/** Lets the list of samples name an article otherwise, or no longer. */
function renameSample(content, from, to) {
  change(join(content, 'samples.yml'), (list) =>
    list.replace(`  - ${from}\n`, to ? `  - ${to}\n` : ''),
  );
}

/** Lets every link to an article lead elsewhere. */
function leadLinks(content, slug, target) {
  const links = new RegExp(`/blog/${slug}/(#[\\w-]+)?`, 'g');
  for (const file of [...filesIn(content, '.mdx'), ...filesIn(content, '.json')])
    change(file, (text) => text.replace(links, target));
}

/** Every heading reads otherwise, and there is a sentence more. */
function editText(text) {
  return `${text.replace(/^(##+ .*)$/gm, '$1+').trimEnd()}\n\n{{company.name}} (+).\n`;
}

/**
 * Every text of a page reads otherwise; its title and description keep within their limits, and read
 * the same in both languages.
 */
function editPage({ meta, ...words }, index) {
  const head = `2 × 2 = ${index}`;
  const heads = { title: head, description: head };
  return { ...(meta && { meta: { ...editWords(meta), ...heads } }), ...editWords(words) };
}

/** Every text reads otherwise. */
function editWords(words) {
  if (typeof words === 'string') return `${words}+`;
  return Object.fromEntries(Object.entries(words).map(([key, text]) => [key, editWords(text)]));
}

function editTestimonial(locales) {
  for (const language of LANGUAGES)
    changeJson(join(locales, language, 'home.json'), ({ testimonials, ...words }) => {
      const [first] = Object.keys(testimonials).filter((key) => testimonials[key].quote);
      const said = { quote: '2 × 2 = 4', author: 'Sņežana Pārbaudoviča', role: 'X' };
      return { ...words, testimonials: { ...testimonials, [first]: said } };
    });
}

/** Other figures, another phone, e-mail, office, year, rating and hours. */
function editCompany(company) {
  const { figures, rating, hours, consultation } = company.toJS();
  // All by the same step, so that a figure stays within its range; nothing is above 100 %.
  const full = Object.values(figures).some(
    ({ unit, value, to }) => unit === '%' && (to ?? value) > 99,
  );
  for (const [name, figure] of Object.entries(figures))
    for (const [key, value] of Object.entries(figure))
      if (typeof value === 'number')
        company.setIn(['figures', name, key], value + (figure.unit === '%' && full ? -1 : 1));
  company.setIn(['rating', 'reviews'], rating.reviews + 1);
  company.setIn(['founded'], 2023);
  company.setIn(['contact', 'phone'], '+371 2999 9999');
  company.setIn(['contact', 'email'], 'other@amberkey.example');
  company.setIn(['address', 'street'], 'Citāda iela 2');
  company.setIn(['address', 'postalCode'], 'LV-1011');
  company.setIn(['hours', 'opens'], later(hours.opens, -60));
  const { lastSlot, stepMinutes } = consultation;
  company.setIn(['consultation', 'lastSlot'], later(lastSlot, -stepMinutes));
}

/** A time of day, so many minutes later. */
function later(time, minutes) {
  const [hours, rest] = time.split(':').map(Number);
  const whole = hours * 60 + rest + minutes;
  return [Math.floor(whole / 60), whole % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}

/** Every file below a folder whose name ends so, in the order of their names. */
function filesIn(folder, extension) {
  return readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith(extension))
    .sort()
    .map((name) => join(folder, name));
}

function change(file, edit) {
  writeFileSync(file, edit(readFileSync(file, 'utf8')));
}

function changeJson(file, edit) {
  change(file, (text) => JSON.stringify(edit(JSON.parse(text)), null, 2));
}

function changeYaml(file, edit) {
  change(file, (text) => {
    const document = parseDocument(text);
    edit(document);
    return String(document);
  });
}

const HEAD = /^---\n([^]*?)\n---\n/;

function frontMatter(file) {
  return parse(HEAD.exec(readFileSync(file, 'utf8'))[1]);
}

function changeFrontMatters(folder, edit) {
  for (const file of filesIn(folder, '.mdx'))
    change(file, (text) =>
      text.replace(HEAD, (_, yaml) => {
        const head = parseDocument(yaml);
        edit(head);
        return `---\n${head}---\n`;
      }),
    );
}
