import { tabular } from '../theme';
import { useLanguage } from '../links/use-language';
import { formatDate } from '../site/dates';
import type { DateStyle } from '../site/languages/profile';

interface PostDateProps {
  date: string;
  style?: DateStyle;
}

export function PostDate({ date, style = 'list' }: PostDateProps) {
  return (
    <time dateTime={date.slice(0, 10)} css={tabular}>
      {formatDate(date, useLanguage(), style)}
    </time>
  );
}
