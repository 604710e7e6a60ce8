// Unit tests read the tests' own content, never the site's.
process.env.CONTENT_DIR = '__tests__/fixture';
