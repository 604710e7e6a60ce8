/**
 * The slug of a title: its letters without their marks, `ī` as `i`, in lower case, with hyphens
 * between the words. Empty when the title has no Latin letter and no digit.
 */
export async function slugOf(title: string): Promise<string> {
  // The package is an ES module, but the code that loads this file is not.
  const { slug } = await import('github-slugger');
  const plain = title.normalize('NFD').replace(/\p{M}/gu, '');
  return slug(plain)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
