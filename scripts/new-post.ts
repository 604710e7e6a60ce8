import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { checkContent } from '../src/node/check/check-content';
import { CONTENT } from '../src/node/content/content-folder';
import { readText } from '../src/node/content/files/read-text';
import { textName, textNames } from '../src/node/content/files/folders';
import { readPeople } from '../src/node/content/people/read-people';
import { BLOG, readPosts } from '../src/node/content/posts/read-post';
import { formatProblems } from '../src/node/content/problems';
import { eachLanguage, languages } from '../src/site/languages';
import { bringIn } from './bring-in';
import { languageOfTitle, planPost } from './plan-post';

const TEMPLATES = `${CONTENT}/new-post`;
const COVER = `${CONTENT}/images/default-post.jpg`;

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}

const { values: posts, problems } = readPosts();
// An unreadable article may already have the same address.
if (problems.length > 0) stop(`Mend this first:\n${formatProblems(problems)}`);

const {
  values: { from },
  positionals,
} = parseArgs({ allowPositionals: true, options: { from: { type: 'string' } } });
if (from && !existsSync(from)) stop(`${from} is missing; expected: --from text.md`);
const title = positionals.join(' ');

const { slug, files } = await planPost({
  title,
  now: new Date(),
  posts,
  authors: readPeople().values.map(({ slug }) => slug),
  templates: eachLanguage((language) => readText(`${TEMPLATES}/${textName(language)}`)),
}).catch((error: unknown) => stop(error instanceof Error ? error.message : String(error)));

const folder = `${BLOG}/${slug}`;
if (existsSync(folder)) stop(`${folder} is there already; expected another title`);
mkdirSync(folder);
for (const language of languages) writeFileSync(`${folder}/${textName(language)}`, files[language]);
copyFileSync(COVER, `${folder}/cover.jpg`);
if (from) await fillFrom(from);

/** Puts a text into the article in its title's language, and lists what is left to do in it. */
async function fillFrom(path: string) {
  const language = languageOfTitle(title);
  const { text, pictures } = bringIn(readFileSync(path, 'utf8'), title, language);
  const file = `${folder}/${textName(language)}`;
  const head = files[language].replace(/\n---\n[^]*$/, '\n---\n');
  writeFileSync(file, `${head}\n${text}\n`);
  for (const { name, data } of pictures) writeFileSync(`${folder}/${name}`, data);
  const left = (await checkContent()).filter((problem) => problem.file.startsWith(folder));
  console.log(left.length > 0 ? `${formatProblems(left)}\n` : `${path} is in ${file}.\n`);
}

console.log(`${folder}: ${textNames.join(', ')}, cover.jpg

1. Uzrakstiet visu, kas atzīmēts ar ✎.       Write everything that is marked ✎.
2. Nomainiet cover.jpg pret savu attēlu.     Replace cover.jpg by your own picture.
3. Pārbaudiet: npm run check:content         Check it: npm run check:content
4. Apskatiet: npm run develop                Look at it: npm run develop
5. Kad gatavs, abos failos rakstiet          When it is ready, write
   „draft: false”.                           "draft: false" in both files.

docs/editing.md`);
