const PLACE = /(<meta charset=[^>]*>)(?:<meta http-equiv="Content-Security-Policy"[^>]*>)?/i;

/**
 * Puts the policy into the head of a document, before everything that it applies to, and replaces
 * an older one.
 * @throws when the document has no place for it.
 */
export function placePolicy(html: string, policy: string): string {
  if (!PLACE.test(html))
    throw new Error('A document without <meta charset> has no place for its policy');
  return html.replace(
    PLACE,
    (_, charset: string) =>
      `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
  );
}
