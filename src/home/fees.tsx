import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Disclosure } from '../components/disclosure';
import { Section } from '../components/section';
import { TickList } from '../components/tick-list';
import { wholeRanges } from '../components/whole-ranges';
import { ReadMoreLink } from '../links/page-link';
import { groupTitle, media, pineBackground, sideBySide } from '../theme';

const kinds = ['onSite', 'remote'] as const;
const included = ['first', 'second', 'third', 'fourth'] as const;

export function HomeFees() {
  const { t } = useTranslation('home');
  const { t: fees } = useTranslation('fees');
  const offered = kinds.filter((kind) => fees(`${kind}.title`));
  return (
    <Section ground="cream" name="fees" title={t('fees.title')} text={t('fees.lead')}>
      <div css={cards}>
        {offered.map((kind) => (
          <article
            key={kind}
            css={[card, kind === 'onSite' && mainCard]}
            className={kind === 'onSite' ? 'on-pine' : undefined}
            data-reveal=""
          >
            <h3 css={groupTitle}>{fees(`${kind}.title`)}</h3>
            <b css={percentage}>{fees(`${kind}.value`)}</b>
            <p>{wholeRanges(fees(`${kind}.range`))}</p>
            <Disclosure
              title={<span>{wholeRanges(fees(`${kind}.fold`))}</span>}
              phoneOnly
              sx={fold}
            >
              <p>{fees(`${kind}.text`)}</p>
              <TickList items={included.map((item) => fees(`${kind}.includes.${item}`))} />
              <p css={surcharge}>{wholeRanges(fees(`${kind}.cleaning`))}</p>
            </Disclosure>
          </article>
        ))}
      </div>
      <ReadMoreLink to="services" action="link" sx={{ marginTop: 'var(--s3)' }}>
        {t('fees.action')}
      </ReadMoreLink>
    </Section>
  );
}

const cards = css(sideBySide('1fr 1fr', { gap: '12px', wideGap: '24px', from: 'cardPairs' }), {
  'article:only-child': { gridColumn: '1 / -1' },
});

/** On a phone the fee stands beside the title; wider, both fees stand on one line. */
const card = css({
  display: 'grid',
  alignContent: 'start',
  breakInside: 'avoid',
  padding: 'clamp(20px, 6px + 3.6vw, 48px)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--r-l)',
  p: { color: 'var(--ink-soft)' },
  'p + p': { marginTop: 8 },
  [media.belowPhablet]: {
    gridTemplateColumns: '1fr auto',
    alignItems: 'baseline',
    columnGap: 16,
    lineHeight: 1.45,
    'p, details': { gridColumn: '1 / -1' },
  },
  [media.phablet]: { 'b + p, summary + p': { fontSize: 'var(--fs-small)', lineHeight: 1.45 } },
  [media.cardPairs]: {
    gridTemplateRows: 'subgrid',
    gridRow: 'span 6',
    rowGap: 0,
    ul: { alignContent: 'start' },
    'details, details::details-content': { display: 'contents' },
  },
});

const mainCard = css(pineBackground, {
  '--tick': 'var(--leaf-lift)',
  borderColor: 'var(--pine)',
  p: { color: 'var(--on-pine-soft)' },
});

/** What comes on top stands apart from what is included. */
const surcharge = css({
  '&&': { marginTop: 12, paddingTop: 12, borderTop: '1px solid', color: 'inherit' },
  fontWeight: 600,
});

const percentage = css({
  [media.phablet]: { margin: 'clamp(10px, 2px + 2vw, 22px) 0 6px' },
  font: '500 var(--fs-hero) / 1 var(--display)',
  letterSpacing: '-0.02em',
});

const fold = css({
  summary: { fontSize: 'var(--fs-small)' },
  'summary > svg': { color: 'inherit' },
  ul: { marginTop: 4 },
  [media.belowPhablet]: { marginTop: 4, marginBottom: -12 },
  [media.phablet]: {
    'summary + p': { marginBlock: '18px 12px', color: 'inherit', fontWeight: 600 },
  },
});
