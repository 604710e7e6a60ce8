import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { parseArgs } from 'node:util';
import { checkContent } from '../src/node/check/check-content';
import { CONTENT, readText, textName, textNames } from '../src/node/content/files';
import { readPeople } from '../src/node/content/people';
import { BLOG, readPosts, TEMPLATES } from '../src/node/content/texts';
import { formatProblems } from '../src/node/content/problems';
import { eachLanguage, languages } from '../src/site/languages';
import { bringIn, HEAD } from './bring-in';
import { languageOfTitle, planPost } from './plan-post';
import { stop } from './stop';

const COVER = `${CONTENT}/images/default-post.jpg`;

const USAGE = `npm run new-post -- "Title"
npm run new-post -- "Title" --from text.md
npm run new-post -- -- "-50 % ziemā"        (a title that begins with a dash)

docs/editing.md`;

const NEXT = `1. Uzrakstiet visu, kas atzīmēts ar ✎.       Write everything that is marked ✎.
2. Nomainiet cover.jpg pret savu attēlu.     Replace cover.jpg by your own picture.
3. Pārbaudiet: npm run check:content         Check it: npm run check:content
4. Apskatiet: npm run develop                Look at it: npm run develop
5. Kad gatavs, abos failos rakstiet          When it is ready, write
   „draft: false”.                           "draft: false" in both files.

docs/editing.md`;

await newPost().catch((reason: unknown) => {
  const { code, message } = reason as NodeJS.ErrnoException;
  stop(code?.startsWith('ERR_PARSE') ? `${message}\n\n${USAGE}` : message);
});

async function newPost() {
  const { title, from, help } = readWords();
  if (help) {
    console.log(USAGE);
    return;
  }
  const source = from && readSource(from);
  const { values: posts, problems } = readPosts();
  // An unreadable article may already have the same address.
  if (problems.length > 0) stop(`Mend this first:\n${formatProblems(problems)}`);
  const { slug, files } = await planPost({
    title,
    now: new Date(),
    posts,
    authors: readPeople().values.map(({ slug }) => slug),
    templates: eachLanguage((language) => readText(`${TEMPLATES}/${textName(language)}`)),
  });
  const folder = `${BLOG}/${slug}`;
  if (existsSync(folder)) stop(`${folder} is there already; expected another title`);
  mkdirSync(folder, { recursive: true });
  for (const language of languages)
    writeFileSync(`${folder}/${textName(language)}`, files[language]);
  copyFileSync(COVER, `${folder}/cover.jpg`);
  if (source) console.log(`${await fillFrom(source, title, folder)}\n`);
  console.log(`${folder}: ${textNames.join(', ')}, cover.jpg\n\n${NEXT}`);
}

function readWords() {
  const options = { from: { type: 'string' }, help: { type: 'boolean', short: 'h' } } as const;
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  return { ...values, title: positionals.join(' ') };
}

/** Read before anything is written. */
function readSource(path: string): string {
  if (!statSync(path, { throwIfNoEntry: false })?.isFile())
    stop(`${path} is no file; expected: --from text.md`);
  const source = readFileSync(path, 'utf8');
  if (source.includes('\0'))
    stop(`${path} is no text in UTF-8; save it as a web page (docs/editing.md), or as UTF-8`);
  return source;
}

/** Puts a text into the article in its title's language; answers with what is left to do in it. */
async function fillFrom(source: string, title: string, folder: string) {
  const language = languageOfTitle(title);
  const { text, pictures } = bringIn(source, title, language);
  const file = `${folder}/${textName(language)}`;
  const head = readText(file).replace(/\n---\n[^]*$/, '\n---\n');
  writeFileSync(file, `${head}\n${text}\n`);
  for (const { name, data } of pictures) writeFileSync(`${folder}/${name}`, data);
  const left = (await checkContent()).filter((problem) => problem.file.startsWith(folder));
  const done = left.length > 0 ? formatProblems(left) : `The text is in ${file}.`;
  const [dropped = ''] = HEAD.exec(source) ?? [];
  return dropped ? `${done}\nNot brought in, write it in the head yourself:\n${dropped}` : done;
}
