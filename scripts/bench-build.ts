// Times builds with the site's articles and with 100: clean, and after one changed sentence.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { machine, markdownTable } from './bench/report';
import { change, filesIn } from './content-files';
import { copyArticle } from './copy-article';
import { layCheckout } from './lay-checkout';
import { programOf } from './program-of';

const rows = [];
for (const articles of [readdirSync('content/blog').length, 100]) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-build-'));
  const blog = join(folder, 'content/blog');
  try {
    layCheckout(folder);
    const originals = readdirSync(blog);
    for (let index = originals.length; index < articles; index += 1)
      await addArticle(join(blog, originals[index % originals.length] ?? ''), index);
    const clean = timeBuild(folder);
    const [text = ''] = filesIn(blog, '.mdx');
    change(text, (words) => `${words.trimEnd()}\n\nViens teikums vairāk.\n`);
    rows.push({ articles, 'clean s': clean, 'one sentence s': timeBuild(folder) });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
console.log(`By \`npx jiti scripts/bench-build.ts\`, ${machine()}.\n\n${markdownTable(rows)}`);

/** Copies an article, with a cover in other colours so that it is resized too. */
async function addArticle(original: string, index: number) {
  const cover = join(copyArticle(original, 1000 + index), 'cover.jpg');
  await sharp(readFileSync(cover))
    .modulate({ hue: (index * 47) % 360 })
    .toFile(cover);
}

/** Builds, and returns the seconds. */
function timeBuild(folder: string) {
  const start = performance.now();
  execFileSync(process.execPath, [programOf('gatsby'), 'build'], {
    cwd: folder,
    stdio: ['ignore', 2, 'inherit'],
  });
  return Math.round((performance.now() - start) / 1000);
}
