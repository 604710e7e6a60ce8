import { tabular, visuallyHidden } from '../theme';
import { useLanguage } from '../links/use-language';
import { formatDate } from '../site/dates';
import type { DateStyle } from '../site/languages/profile';

/** Where the list's form could be read as another day, the name of the month is there too. */
export function PostDate({ date, style = 'list' }: { date: string; style?: DateStyle }) {
  const language = useLanguage();
  const shown = formatDate(date, language, style);
  const spoken = formatDate(date, language, 'article');
  const day = { dateTime: date.slice(0, 10), css: tabular };
  if (shown === spoken) return <time {...day}>{shown}</time>;
  return (
    <time {...day} title={spoken}>
      <span aria-hidden>{shown}</span>
      <span css={visuallyHidden}>{spoken}</span>
    </time>
  );
}
