import { tabular } from '../components/text-styles';
import { useLanguage } from '../links/use-language';
import { formatDate } from '../site/dates';
import type { DateStyle } from '../site/languages/profile';

interface PostDateProps {
  /** ISO date. */
  date: string;
  style?: DateStyle;
  className?: string;
}

/** A date in the format of the page's language. */
export function PostDate({ date, style = 'list', className }: PostDateProps) {
  return (
    <time dateTime={date.slice(0, 10)} css={tabular} className={className}>
      {formatDate(date, useLanguage(), style)}
    </time>
  );
}
