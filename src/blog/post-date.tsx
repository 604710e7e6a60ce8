import { tabular } from '../theme';
import { useLanguage } from '../links/use-language';
import { formatDate } from '../site/dates';
import type { DateStyle } from '../site/languages/profile';

export function PostDate({ date, style = 'list' }: { date: string; style?: DateStyle }) {
  return (
    <time dateTime={date.slice(0, 10)} css={tabular}>
      {formatDate(date, useLanguage(), style)}
    </time>
  );
}
