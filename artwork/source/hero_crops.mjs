// Cuts what a narrow place shows of a wide picture: node artwork/source/hero_crops.mjs
// - hero-wide.jpg, 2400 × 1512: the sky goes on above, so that title and number stand on calm ground and
//   the flag stays below the buttons; a strip of water is cut off at the foot.
// - host-table.jpg, 1450 × 1015: the group of elite-host-network.jpg without the calm side.
// - evening-doors.jpg, 1198 × 640: the three houses of evening-street.jpg, with their roofs.
// - owners-rooms.jpg, 668 × 450: the two lower floors of owners-hero.jpg, from wall to wall.
import sharp from 'sharp';

const SOURCE = 'content/images/hero.jpg';
const WIDE = { width: 2400, height: 1512 };
const SKY = 262;
const JPEG = { quality: 86, mozjpeg: true };

const { width } = await sharp(SOURCE).metadata();

// The sky's colour from top to bottom, as one column; above the picture it goes on in the same slope.
const ROWS = 200;
const { data, info } = await sharp(SOURCE)
  .extract({ left: 0, top: 0, width, height: ROWS })
  .resize(1, ROWS, { fit: 'fill' })
  .raw()
  .toBuffer({ resolveWithObject: true });
const average = (from, to) =>
  [0, 1, 2].map((channel) => {
    let sum = 0;
    for (let row = from; row < to; row += 1) sum += data[row * info.channels + channel];
    return sum / (to - from);
  });
const top = average(0, 20);
const below = average(180, 200);
const slope = top.map((value, channel) => (value - below[channel]) / 180);

const sky = Buffer.alloc(width * SKY * 3);
for (let y = 0; y < SKY; y += 1) {
  for (let x = 0; x < width; x += 1) {
    for (let channel = 0; channel < 3; channel += 1) {
      const grain = (Math.random() - 0.5) * 3;
      const value = top[channel] + slope[channel] * (SKY - y) * 0.45 + grain;
      sky[(y * width + x) * 3 + channel] = Math.max(0, Math.min(255, Math.round(value)));
    }
  }
}
const plain = await sharp(sky, { raw: { width, height: SKY, channels: 3 } })
  .png()
  .toBuffer();
// What varies from left to right comes from the picture's own first rows, blurred.
const varied = await sharp(SOURCE)
  .extract({ left: 0, top: 0, width, height: 40 })
  .resize(width, 1, { fit: 'fill' })
  .blur(40)
  .resize(width, SKY, { fit: 'fill' })
  .composite([{ input: await sharp(plain).ensureAlpha(0.6).toBuffer(), blend: 'over' }])
  .png()
  .toBuffer();

const picture = await sharp(SOURCE)
  .extract({ left: 0, top: 0, width, height: WIDE.height - SKY })
  .toBuffer();
await sharp({ create: { ...WIDE, channels: 3, background: '#bbccdd' } })
  .composite([
    { input: varied, top: 0, left: 0 },
    { input: picture, top: SKY, left: 0 },
  ])
  .jpeg(JPEG)
  .toFile('content/images/hero-wide.jpg');

const crops = {
  'host-table': ['elite-host-network', { left: 950, top: 225, width: 1450, height: 1015 }],
  'owners-rooms': ['owners-hero', { left: 432, top: 472, width: 668, height: 450 }],
  'evening-doors': ['evening-street', { left: 802, top: 285, width: 1198, height: 640 }],
};
for (const [name, [source, area]] of Object.entries(crops))
  await sharp(`content/images/${source}.jpg`)
    .extract(area)
    .jpeg(JPEG)
    .toFile(`content/images/${name}.jpg`);
