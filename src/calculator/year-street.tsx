import type { Interpolation, Theme } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { Month } from '../site/sums/example-year';
import { StreetDrawing } from './street-drawing';
import { useFigures } from './use-figures';

interface YearStreetProps {
  months: readonly Month[];
  /** What a tenant pays a month. */
  rent: number | undefined;
  chosen?: number;
  sx?: Interpolation<Theme>;
}

/** The drawing of a year, in the page's language. */
export function YearStreet(props: YearStreetProps) {
  const { t } = useTranslation('calculator');
  const { month } = useFigures();
  const initials = props.months.map((_, at) =>
    month(at + 1)
      .slice(0, 1)
      .toUpperCase(),
  );
  return <StreetDrawing {...props} label={t('street.picture')} initials={initials} />;
}
