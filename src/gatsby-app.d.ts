/** Gatsby's own start in the browser (src/node/host/bundles.ts). */
declare module 'gatsby-app';
