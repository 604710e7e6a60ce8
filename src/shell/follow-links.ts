import { navigate } from 'gatsby';
import catchLinks from 'gatsby-plugin-catch-links/catch-links';

/**
 * Follows links to other pages of the site without a new document, by one listener. All links are
 * plain `<a>`: Gatsby's own are four components more each, which a slow phone has to bring to life.
 * A handler that prevents the default, or stops the click, has a link for itself.
 */
export function followLinks(): void {
  // React hears of a click first, since it has listened here before.
  const app = document.getElementById('___gatsby');
  if (app) catchLinks(app, {}, (address) => navigate(address));
}
