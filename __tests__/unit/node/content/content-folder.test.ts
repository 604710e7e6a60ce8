import { posix, win32 } from 'node:path';
import { nodePath, rootPath } from '../../../../src/node/content/content-folder';

test.each([
  ['Linux', posix, '/home/ilze/site', '/home/ilze/site/'],
  ['Windows', win32, 'C:\\Users\\Ilze\\site', 'C:/Users/Ilze/site/'],
])(
  'on %s a file of the content has the same path from the root, and the one that Gatsby gives it',
  (_, system, root, written) => {
    const file = 'content/legal/privacy-policy/index.lv.mdx';
    expect(rootPath(written + file, root, system)).toBe(file);
    expect(rootPath(system.join('builds', '..', 'content'), '', system)).toBe('content');
    expect(nodePath(file, root, system)).toBe(written + file);
  },
);
