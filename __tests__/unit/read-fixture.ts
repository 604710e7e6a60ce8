process.env.CONTENT_DIR = 'builds/fixture-content';
