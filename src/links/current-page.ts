import type { PageProps } from 'gatsby';
import { createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../site/languages';
import type { PageContext } from '../site/page-context';
import type { PageRouteId } from '../site/routes';

type Page = Pick<PageProps<unknown, Partial<PageContext>>, 'location' | 'pageContext'> & {
  data?: unknown;
};

/** A changed query or hash only re-renders the components that use this context. */
export const CurrentPage = createContext<Page | undefined>(undefined);

/** @throws outside of a page. */
export function useCurrentPage(): Page {
  const page = useContext(CurrentPage);
  if (!page) throw new Error('There is no page around');
  return page;
}

/**
 * Whether something is made up, by its kind and name in content/samples.yml, such as
 * `words.home.testimonials`; the page has to ask for the fragment `Samples`.
 */
export function useIsSample(): (name: string) => boolean {
  const { site } = Object(useContext(CurrentPage)?.data) as Partial<Queries.SamplesFragment>;
  return (name) => site?.siteMetadata.samples.includes(name) ?? false;
}

/** Whether the site has a page: that of the hosts' group needs a group. */
export function useHasPage(): (id: PageRouteId) => boolean {
  const { i18n } = useTranslation('common');
  return (id) => i18n.exists(`pages.${id}`, { ns: 'common' });
}

export function useLanguage(): Language {
  return useTranslation().i18n.language as Language;
}
