// The module behind the plugin, which the plugin starts before the app could follow a link.
declare module 'gatsby-plugin-catch-links/catch-links' {
  /**
   * Listens on `root` for plain clicks on links to other pages of the site, prevents what the
   * browser would do, and calls `follow` with path, query and hash. Returns how to stop it.
   */
  export default function catchLinks(
    root: HTMLElement,
    options: { excludePattern?: RegExp },
    follow: (address: string) => void,
  ): () => void;
}
