const TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

/** @typedef {{ width: number; height: number }} Size */
/** @typedef {{ most: number; cover: Size; list: { file: string; least: Size }[]; texts: Record<string, string> }} Pictures */

const sizeOf = (/** @type {Size} */ { width, height }) => `${width} × ${height}`;

/**
 * Why the site would not take a picture, in the editor's language; nothing where it would. `name` is
 * the file's name when it is one of the pictures of pages, `field` that of the field it is chosen for.
 * @param {File} file
 * @param {Pictures} pictures
 * @param {{ name?: string; field?: string }} place
 * @returns {Promise<string | undefined>}
 */
export async function refusePicture(file, { most, cover, list, texts }, { name, field }) {
  const tell = (/** @type {string} */ key, /** @type {Record<string, string>} */ values = {}) =>
    Object.entries(values).reduce(
      (text, [word, value]) => text.replace(`{${word}}`, value),
      texts[key] ?? '',
    );
  if (file.size > most) return tell('tooLarge', { found: (file.size / 1e6).toFixed(1) });
  const picture = await read(file);
  if (!picture) return tell('noPicture');
  const own = list.find((each) => each.file === name);
  const least = field === 'cover' ? cover : own?.least;
  if (!least || (picture.width >= least.width && picture.height >= least.height)) return undefined;
  return tell('tooSmall', { found: sizeOf(picture), least: sizeOf(least) });
}

/** @param {File} file */
async function read(file) {
  if (!TYPES.includes(file.type)) return undefined;
  try {
    const picture = await createImageBitmap(file);
    const { width, height } = picture;
    picture.close();
    return { width, height };
  } catch {
    return undefined;
  }
}
