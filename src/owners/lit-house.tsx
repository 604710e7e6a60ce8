import { css, keyframes } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { media } from '../theme/media';
import { glints, ground, height, spires, street, width, windows } from './house';

const lights = ['var(--amber-lift)', 'var(--hatch-dark)', 'var(--amber)'];

/** A street of 365 windows, of which those of the nights with guests are lit. */
export function LitHouse({ nights }: { nights: number }) {
  const { t } = useTranslation('owners');
  const lit = windows.slice(0, nights);
  return (
    <figure css={house}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={t('calculator.house.picture', { count: nights })}
        data-lit={nights}
      >
        <defs>
          <linearGradient id="dusk" x2="0" y2="1">
            <stop stopColor="var(--ink-soft)" />
            <stop offset="0.24" stopColor="var(--bar-long-term)" />
            <stop offset="0.55" stopColor="var(--hatch-dark)" />
          </linearGradient>
        </defs>
        <rect width="100%" height="100%" fill="url(#dusk)" />
        <path d={spires} fill="var(--ink-soft)" opacity="0.55" />
        {street.map(({ wall, roof, trim, colours: [ofWall, ofRoof] }) => (
          <g key={wall}>
            <path d={roof} fill={`var(--${ofRoof})`} />
            <path d={roof} fill="var(--pine)" opacity="0.45" />
            <path d={wall} fill={`var(--${ofWall})`} />
            <path d={trim} fill="var(--sand)" opacity="0.45" />
          </g>
        ))}
        <rect y={ground} width="100%" height="100%" fill="var(--pine-deep)" />
        <rect y={ground} width="100%" height="6" fill="var(--pine-line)" />
        <path d={glints} fill="var(--amber)" opacity="0.55" />
        <path d={windows.slice(nights).join('')} fill="var(--pine-deep)" opacity="0.75" />
        {lights.map((light, at) => (
          <path
            key={`${light}${nights}`}
            d={lit.filter((_, night) => ((night * 2) % 5) % 3 === at).join('')}
            fill={light}
            css={windowsLit}
          />
        ))}
      </svg>
      <figcaption>{t('calculator.house.caption', { count: nights })}</figcaption>
    </figure>
  );
}

const kindle = keyframes({ from: { opacity: 0.4 } });

const windowsLit = css({ [media.motion]: { animation: `${kindle} var(--t-calm) var(--ease)` } });

const house = css({
  svg: { width: '100%', borderRadius: 'var(--r)', forcedColorAdjust: 'none' },
  figcaption: {
    marginTop: 8,
    color: 'var(--ink-soft)',
    font: '400 var(--fs-small) / 1.45 var(--text)',
  },
  '@media print': { display: 'none' },
});
