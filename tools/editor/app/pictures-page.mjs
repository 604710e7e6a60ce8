import { createElement as element, useEffect, useState } from 'react';
import { currentBackend } from 'decap-cms-core/dist/esm/backend.js';
import { store } from 'decap-cms-core/dist/esm/redux/index.js';
import { createAssetProxy } from 'decap-cms-core/dist/esm/valueObjects/AssetProxy.js';
import { refusePicture } from './refuse-picture.mjs';

const STYLE = `
  .pictures { max-width: 60rem; margin: 0 auto; padding: 5rem 1rem 3rem; line-height: 1.5; }
  .pictures h1 { font-size: 1.5rem; }
  .pictures ul { list-style: none; margin: 1.5rem 0 0; padding: 0; }
  .pictures li { display: grid; grid-template-columns: 10rem 1fr auto; gap: 0 1rem; align-items: center;
    padding: 0.75rem 0; border-top: 1px solid; }
  .pictures img { width: 10rem; height: 6.25rem; object-fit: cover; }
  .pictures li p { margin: 0; }
  .pictures label { padding: 0.5rem 1rem; border: 1px solid; border-radius: 0.25rem; cursor: pointer; }
  .pictures label:focus-within { outline: 2px solid; outline-offset: 2px; }
  .pictures input { position: absolute; width: 1px; height: 1px; opacity: 0; }
  .pictures li [role='status'] { grid-column: 2 / -1; font-weight: bold; }
`;

/** The pictures of pages: where each is shown, how large it must be, and a button that replaces it. */
export function PicturesPage() {
  const { config } = store.getState();
  const { list, texts } = config.pictures;
  const [shown, show] = useState({});
  useEffect(() => {
    let left = false;
    const add = (files) =>
      left || show(Object.fromEntries(files.map(({ name, url }) => [name, url])));
    // Online the files are not at hand, and their names are enough.
    if (config.backend.name === 'proxy') void currentBackend(config).getMedia().then(add);
    return () => {
      left = true;
    };
  }, [config]);
  return element(
    'div',
    { className: 'pictures' },
    element('style', null, STYLE),
    element('h1', null, texts.title),
    element('p', null, texts.lead),
    config.publish_mode === 'editorial_workflow' && element('p', null, texts.direct),
    element(
      'ul',
      null,
      list.map((picture) =>
        element(Row, { key: picture.file, picture, config, url: shown[picture.file] }),
      ),
    ),
  );
}

function Row({ picture, config, url }) {
  const { file, least, places } = picture;
  const { texts } = config.pictures;
  const [fresh, setFresh] = useState();
  const [said, say] = useState('');
  const replace = async ({ target }) => {
    const [chosen] = target.files;
    target.value = '';
    if (!chosen) return;
    const refused = await refusePicture(chosen, config.pictures, { name: file });
    if (refused) return say(refused);
    const own = new File([chosen], file, { type: chosen.type });
    const asset = createAssetProxy({ file: own, path: `${config.media_folder}/${file}` });
    try {
      await currentBackend(config).persistMedia(config, asset);
      setFresh(asset.url);
      say(texts.done);
    } catch (reason) {
      say(`${texts.failed} ${reason instanceof Error ? reason.message : ''}`);
    }
  };
  const source = fresh ?? url;
  return element(
    'li',
    { id: file },
    source ? element('img', { src: source, alt: '' }) : element('span'),
    element(
      'div',
      null,
      element('strong', null, file),
      element('p', null, places.join('; ')),
      element('p', null, texts.least.replace('{least}', `${least.width} × ${least.height}`)),
    ),
    element(
      'label',
      null,
      element('span', null, texts.replace),
      element('input', {
        type: 'file',
        accept: 'image/*',
        'aria-label': `${texts.replace}: ${file}`,
        onChange: replace,
      }),
    ),
    element('p', { role: 'status' }, said),
  );
}
