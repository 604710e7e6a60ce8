// Bundles the editor with what it needs into `public`: nothing in it comes from another host.
import { readFileSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

// Not imported: the site's own types know nothing of this install.
const { build } = createRequire(import.meta.url)('esbuild');

const home = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url));

/** A module of our own, as an import names it. @param {string} name */
const own = (name) => JSON.stringify(home(`app/${name}.mjs`));

/** Each change must be found as it stands here: with another version of Decap the build stops and says so. */
const changes = {
  'lib/i18n.js': [
    // A new entry begins in each language with a text of that language.
    [
      'data: dataFields\n',
      `data: Object.fromEntries([
        ...Object.entries(dataFields),
        ...collection.get('fields').flatMap(field => {
          const text = field.getIn(['default_by_locale', locale]);
          return text === undefined ? [] : [[field.get('name'), text]];
        }),
      ])\n`,
    ],
  ],
  'actions/config.js': [
    ['if (i18n && i18n.structure !== I18N_STRUCTURE.SINGLE_FILE) {', 'if (false) {'],
  ],
  // In the browser its check of the configuration would need code that is made from text.
  'constants/configSchema.js': [
    [
      'export function validateConfig(config) {',
      'export function validateConfig() {}\nfunction notValidated(config) {',
    ],
  ],
  // The list of the pages' pictures is a page of its own, and no picture is taken that is not fit.
  'components/App/App.js': [
    [
      "import NotFoundPage from './NotFoundPage';",
      `import NotFoundPage from './NotFoundPage';\nimport { PicturesPage } from ${own('pictures-page')};`,
    ],
    [
      '_jsx(Route, {\n            component: NotFoundPage',
      "_jsx(Route, { path: '/pictures', component: PicturesPage }), _jsx(Route, {\n            component: NotFoundPage",
    ],
  ],
  'components/Collection/Sidebar.js': [
    [
      '_jsx(SidebarNavList, {\n        children: collections',
      '_jsxs(SidebarNavList, {\n        children: [collections',
    ],
    [
      'this.renderLink(collection, filterTerm))\n',
      `this.renderLink(collection, filterTerm)), _jsx("li", {
          children: _jsxs(SidebarNavLink, {
            to: "/pictures",
            children: [_jsx(Icon, { type: "media" }), t("pictures")]
          })
        }, "pictures")]\n`,
    ],
  ],
  'actions/mediaLibrary.js': [
    [
      "import { Map } from 'immutable';",
      `import { Map } from 'immutable';\nimport { refusePicture } from ${own('refuse-picture')};`,
    ],
    [
      'const editingDraft = selectEditingDraft(state.entryDraft);\n\n    /**\n     * Check for existing',
      `const editingDraft = selectEditingDraft(state.entryDraft);
    const refused = await refusePicture(file, state.config.pictures, {
      field: field?.get('name'),
    });
    if (refused) {
      dispatch(addNotification({ message: refused, type: 'error', dismissAfter: 8000 }));
      return;
    }
    /**
     * Check for existing`,
    ],
  ],
};

const ownPaths = {
  name: 'own-paths',
  setup: (/** @type {{ onLoad: (...given: any[]) => void }} */ { onLoad }) => {
    for (const [file, pairs] of Object.entries(changes))
      onLoad(
        { filter: new RegExp(`decap-cms-core/dist/esm/${file}$`) },
        (/** @type {{ path: string }} */ { path }) => {
          const source = readFileSync(path, 'utf8');
          const contents = pairs.reduce((text, [from = '', to = '']) => {
            if (text.split(from).length !== 2) throw new Error(`${path}: expected once: ${from}`);
            return text.replace(from, () => to);
          }, source);
          return { contents, loader: 'js' };
        },
      );
  },
};

/** Makes `public/editor.js`. */
export async function buildEditor() {
  const out = home('public');
  await rm(out, { recursive: true, force: true });
  await mkdir(out, { recursive: true });
  await build({
    entryPoints: { editor: home('app/main.mjs') },
    outdir: out,
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    legalComments: 'linked',
    mainFields: ['browser', 'module', 'main'],
    conditions: ['browser'],
    nodePaths: [home('node_modules')],
    alias: { path: 'path-browserify' },
    define: {
      'process.env.NODE_ENV': '"production"',
      global: 'globalThis',
    },
    inject: [home('app/process.mjs')],
    loader: { '.svg': 'text' },
    plugins: [ownPaths],
    logLevel: 'warning',
  });
}
