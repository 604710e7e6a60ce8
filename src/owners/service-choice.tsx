import { css } from '@emotion/react';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useEarlyInput } from '../components/use-take-over';
import { visuallyHidden } from '../components/visually-hidden';

const services = ['remote', 'onSite'] as const;

export type Service = (typeof services)[number];

interface ServiceChoiceProps {
  value: Service;
  /** The price of each service. */
  notes: Record<Service, string>;
  onChoose: (service: Service) => void;
}

/** Lets an owner choose between remote and on-site management. */
export function ServiceChoice({ value, notes, onChoose }: ServiceChoiceProps) {
  const { t } = useTranslation('owners');
  const name = useId();
  const fieldset = useRef<HTMLFieldSetElement>(null);

  useEarlyInput(fieldset, (chosen) => {
    const service = services.find((one) => one === chosen);
    if (service) onChoose(service);
  });

  return (
    <fieldset ref={fieldset} css={choice}>
      <legend>{t('calculator.service')}</legend>
      <div>
        {services.map((service) => (
          <label key={service}>
            <input
              type="radio"
              name={name}
              value={service}
              checked={service === value}
              onChange={() => onChoose(service)}
              css={visuallyHidden}
            />
            {t(`calculator.${service}`)} <span>{notes[service]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const choice = css`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    margin-bottom: 10px;
    padding: 0;
    font-weight: 600;
  }
  div {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 4px;
    padding: 4px;
    border: 1px solid var(--line-choice);
    border-radius: var(--r);
    background: var(--mist);
  }
  label {
    position: relative;
    padding: 10px 12px;
    border-radius: 11px;
    font-weight: 600;
    line-height: 1.3;
    overflow-wrap: anywhere;
    text-align: center;
    cursor: pointer;
  }
  label span {
    display: block;
    color: var(--ink-soft);
    font-size: var(--fs-small);
    font-weight: 400;
  }
  label:has(:checked) {
    outline: 1.5px solid var(--teal);
    background: var(--white);
    box-shadow: 0 1px 3px var(--pine-20);
  }
  label:has(:focus-visible) {
    outline: 3px solid var(--teal);
    outline-offset: 3px;
  }
`;
