import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { NumberedList } from '../components/numbered-list';
import { ButtonLink } from '../links/button-link';
import { cardText, cardTitle, groupTitle, media, sideBySide, whiteCard } from '../theme';

const steps = ['one', 'two', 'three'] as const;

export function HostTerms() {
  const { t } = useTranslation('services');
  return (
    <div css={[whiteCard, card]}>
      <div>
        <h3 css={cardTitle}>{t('hosts.price.title')}</h3>
        <b css={price}>{t('hosts.price.value')}</b>
        <p css={cardText}>{t('hosts.price.text')}</p>
      </div>
      <div>
        <h3 css={cardTitle}>{t('hosts.how.title')}</h3>
        <NumberedList items={steps.map((step) => t(`hosts.how.${step}`))} />
        <ButtonLink to="contact" kind="secondary" sx={action}>
          {t('hosts.action')}
        </ButtonLink>
      </div>
    </div>
  );
}

const card = css(sideBySide('repeat(2, minmax(0, 1fr))', { gap: 'var(--s6)', wideGap: '56px' }), {
  padding: 'var(--card-padding)',
  h3: { marginBottom: 'var(--s3)' },
  [media.desktop]: { gridArea: '2 / 1 / auto / -1' },
});

const price = css(groupTitle, { display: 'block', marginBottom: 10, fontSize: 'var(--fs-h2)' });

const action = css({ marginTop: 'var(--s5)', [media.belowPhablet]: { width: '100%' } });
