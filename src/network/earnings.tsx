import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Band } from '../components/band';
import { sideBySide } from '../components/side-by-side';
import { lead, tabular } from '../components/text-styles';
import { Wrap } from '../components/wrap';
import { media } from '../theme/media';

export function Earnings() {
  const { t } = useTranslation('network');
  return (
    <Band>
      <Wrap sx={layout}>
        <b css={[numeral, tabular]}>{t('earnings.value')}</b>
        <p css={lead}>{t('earnings.text')}</p>
      </Wrap>
    </Band>
  );
}

const layout = css(
  { gridTemplateColumns: 'minmax(0, 1fr)' },
  sideBySide('auto 1fr', { gap: 'var(--s5)', wideGap: 'var(--s8)', from: 'tablet' }),
  { alignItems: 'center' },
);

const numeral = css({
  font: '500 clamp(1.5rem, 1.2rem + 1.4vw, 2.25rem) / 1.15 var(--display)',
  letterSpacing: '-0.03em',
  overflowWrap: 'anywhere',
  [media.enlarged]: { fontSize: 'var(--fs-menu)' },
});
