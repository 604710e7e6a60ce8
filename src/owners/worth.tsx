import { css } from '@emotion/react';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { sideBySide } from '../components/side-by-side';
import { cardText, groupTitle } from '../components/text-styles';
import { formId } from '../forms/inquiries';
import { PageLink } from '../links/page-link';
import { SiteLink } from '../links/site-link';
import { useHasPage } from '../links/use-has-page';
import { useLanguage } from '../links/use-language';
import { pathToArticle } from '../site/paths';
import { bounds } from '../site/sums/assumptions';
import { gainBy, levers, type Lever } from '../site/sums/verdict';
import { outcomeOf } from '../site/sums/worth';
import type { WorkedSum } from './use-full-sum';
import { WorthChart } from './worth-chart';

interface WorthProps {
  worked: WorkedSum;
  /** The slug of the article that compares both kinds of letting. */
  article?: string;
  /** Hands the sum over to the form. */
  onAsk: (event: MouseEvent) => void;
}

/** From what rent on we are worth it, and what an owner can do on either side of that. */
export function Worth({ worked, article, onAsk }: WorthProps) {
  const { t } = useTranslation('owners');
  const language = useLanguage();
  const hasPage = useHasPage();
  const { facts, words, changes, change } = worked;
  const outcome = outcomeOf(changes, facts);
  const said = {
    stay: levers.stay,
    guestCleaning: words.euros(levers.guestCleaning),
    dearer: words.percent(levers.dearer),
  };
  return (
    <div css={worth}>
      <div>
        <h3 css={groupTitle}>{t('calculator.worth.title')}</h3>
        <p css={[cardText, { marginTop: 8 }]}>
          {t('calculator.worth.text', {
            from: words.euros(bounds.rent.from),
            to: words.euros(bounds.rent.to),
          })}
        </p>
        <WorthChart worked={worked} />
      </div>
      <div css={advice} data-outcome={outcome}>
        <h3 css={groupTitle}>{t(`calculator.worth.outcome.${outcome}.title`)}</h3>
        <p>{t(`calculator.worth.outcome.${outcome}.text`)}</p>
        {(Object.keys(levers) as Lever[]).map((lever) => {
          const pulled = changes[lever] === levers[lever];
          return (
            <button
              key={lever}
              type="button"
              aria-pressed={pulled}
              data-lever={lever}
              onClick={() => change(lever, pulled ? undefined : String(levers[lever]))}
            >
              {t(`calculator.worth.levers.${lever}`, { value: said[lever] })}
              <b>
                {t('calculator.worth.gain', { sum: words.euros(gainBy(lever, changes, facts)) })}
              </b>
            </button>
          );
        })}
        <ul>
          <li>
            <a href={`#${formId('property')}`} data-cta="link" onClick={onAsk}>
              {t(outcome === 'tenant' ? 'calculator.worth.anyway' : 'calculator.use')}
            </a>
          </li>
          {outcome === 'tenant' && (
            <>
              {article && (
                <li>
                  <SiteLink to={pathToArticle(language, article)}>
                    {t('calculator.worth.read')}
                  </SiteLink>
                </li>
              )}
              {hasPage('network') && (
                <li>
                  <PageLink to="network">{t('calculator.worth.network')}</PageLink>
                </li>
              )}
            </>
          )}
        </ul>
      </div>
    </div>
  );
}

const worth = css(sideBySide('minmax(0, 8fr) minmax(0, 5fr)', { gap: '32px', wideGap: '56px' }), {
  gridColumn: '1 / -1',
  alignItems: 'start',
  borderTop: '1px solid var(--line-result)',
  '@media print': { display: 'none' },
});

const advice = css({
  display: 'grid',
  gap: 12,
  padding: 'clamp(20px, 14px + 1.4vw, 32px)',
  borderTop: '6px solid var(--amber)',
  borderRadius: 'var(--r)',
  background: 'var(--amber-wash)',
  "&[data-outcome='average']": { borderColor: 'var(--leaf)', background: 'var(--mist)' },
  "&[data-outcome='tenant']": { borderColor: 'var(--teal)', background: 'var(--sky)' },
  button: {
    display: 'grid',
    minHeight: 48,
    padding: '10px 16px',
    border: '1.5px solid var(--line-field)',
    borderRadius: 'var(--r)',
    background: 'var(--white)',
    lineHeight: 1.35,
    textAlign: 'left',
    cursor: 'pointer',
  },
  "[aria-pressed='true']": {
    borderColor: 'var(--pine)',
    background: 'var(--pine)',
    color: 'var(--on-pine)',
  },
  ul: { marginTop: 4 },
  'li a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    fontWeight: 600,
    lineHeight: 1.3,
  },
});
