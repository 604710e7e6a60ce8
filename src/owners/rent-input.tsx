import { css } from '@emotion/react';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../components/icon';
import { scaleEnds } from '../components/text-styles';
import { fieldError } from '../forms/field-styles';
import { MoneyField } from '../forms/money-field';
import { bounds } from '../site/sums/assumptions';
import { media } from '../theme/media';
import type { WorkedSum } from './use-full-sum';

interface RentInputProps {
  worked: WorkedSum;
  /** Why the text in the field is no valid sum. */
  refusal: string | undefined;
  note: string | undefined;
}

/** The rent of a month, by a slider or as a number. */
export function RentInput({ worked, refusal, note }: RentInputProps) {
  const { t } = useTranslation('owners');
  const { euros } = worked.words;
  const { rent } = worked.assumptions;
  const id = useId();
  const { from, to } = bounds.rent;
  const shared = {
    ...{ name: 'rent', min: from, max: to },
    onChange: ({ target }: { target: HTMLInputElement }) => worked.change('rent', target.value),
  };

  return (
    <div>
      <div css={head}>
        <label htmlFor={id}>{t('calculator.rent')}</label>
        <MoneyField
          {...shared}
          id={id}
          value={worked.textOf('rent')}
          aria-invalid={refusal !== undefined}
          aria-describedby={refusal && `${id}-refusal`}
        />
      </div>
      {refusal && (
        <p id={`${id}-refusal`} css={fieldError}>
          <Icon of={CircleAlert} size="small" />
          {refusal}
        </p>
      )}
      <input
        {...shared}
        type="range"
        aria-label={t('calculator.rent')}
        aria-valuetext={euros(rent)}
        step={50}
        value={rent}
        css={[range, filled(rent)]}
      />
      <div css={scaleEnds} aria-hidden>
        <span>{euros(from)}</span>
        <span>{euros(to)}</span>
      </div>
      {note && <p css={rough}>{note}</p>}
    </div>
  );
}

const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '8px 16px',
  label: { fontWeight: 600 },
});

const filled = (rent: number) =>
  css({
    '--filled': `${((rent - bounds.rent.from) / (bounds.rent.to - bounds.rent.from)) * 100}%`,
  });

const thumb = css({
  boxSizing: 'border-box',
  width: 28,
  height: 28,
  border: '3px solid var(--teal)',
  borderRadius: '50%',
  background: 'var(--white)',
  boxShadow: '0 2px 6px var(--pine-25)',
});

const track = css({
  height: 6,
  borderRadius: 9,
  background:
    'linear-gradient(90deg, var(--teal) var(--filled), var(--slider-track) var(--filled))',
  [media.forced]: { background: 'CanvasText', forcedColorAdjust: 'none' },
});

const range = css({
  width: '100%',
  height: 28,
  margin: '14px 0 0',
  background: 'none',
  appearance: 'none',
  cursor: 'pointer',
  '&::-webkit-slider-runnable-track': track,
  '&::-webkit-slider-thumb': [thumb, { marginTop: -11, appearance: 'none' }],
  '&::-moz-range-track': track,
  '&::-moz-range-thumb': thumb,
});

const rough = css({ marginTop: 6, font: '400 var(--fs-small) / 1.45 var(--text)' });
