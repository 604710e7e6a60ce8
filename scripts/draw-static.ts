// Writes artwork/drawings into static/ in the site's colours.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { fillInColours } from '../src/theme/tokens';

function draw(name: string) {
  const path = `artwork/drawings/${name}`;
  try {
    return fillInColours(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new Error(`${path} cannot be drawn`, { cause: error });
  }
}

for (const name of readdirSync('artwork/drawings'))
  writeFileSync(name === 'logo.svg' ? `artwork/${name}` : `static/${name}`, draw(name));

// A phone rounds the corners of its icons itself.
const square = draw('favicon.svg').replace(' rx="15"', '');
await sharp(Buffer.from(square), { density: 144 })
  .resize(180, 180)
  .removeAlpha()
  .png()
  .toFile('static/apple-touch-icon.png');
