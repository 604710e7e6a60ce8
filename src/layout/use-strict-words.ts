import { useTranslation } from 'react-i18next';

/**
 * Stops the build at a word that no file has. Keys are typed, but a file can lose one after the
 * types were checked, and i18next would then show the key.
 */
export function useStrictWords(): void {
  const { i18n } = useTranslation();
  if (typeof window !== 'undefined') return;
  i18n.on('missingKey', (_languages: readonly string[], namespace: string, key: string) => {
    throw new Error(
      `locales/${i18n.language}/${namespace}.json  ${key}: is missing; a text is expected`,
    );
  });
}
