import { delayScripts } from '../../../../src/node/host/late-scripts';

const scripts =
  '<script src="/runtime-1.js" async=""></script><script src="/app-2.js" async=""></script>';
const delayed = delayScripts(`<main></main><script>window.hash="1";</script>${scripts}`);

test('the loader starts in Gatsby’s inline script before it', () => {
  const line = 'window.___webpackCompilationHash="1a";';
  const html = delayScripts(`<main></main><script>${line}</script>${scripts}`);
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(html).toContain(`data-scripts="/runtime-1.js /app-2.js">${line}(`);
});

test.each([
  ['without scripts', '<main></main>'],
  ['whose scripts wait already', delayed],
])('a document %s stays as it is', (_, html) => expect(delayScripts(html)).toBe(html));
