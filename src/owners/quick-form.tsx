import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { ClosingBand } from '../chrome/closing-band';
import { Fields } from '../forms/field';
import { InquiryForm, type FormProps } from '../forms/inquiry-form';
import { media } from '../theme/media';

/** Asks for an e-mail address only, for owners without time. */
export function QuickForm(props: FormProps) {
  const { t } = useTranslation('owners');
  return (
    <ClosingBand title={t('quick.title')} text={t('quick.text')}>
      <InquiryForm {...props} type="quick" words={t('quick', { returnObjects: true })} css={row}>
        <Fields />
      </InquiryForm>
    </ClosingBand>
  );
}

const row = css`
  grid-template-columns: minmax(0, 1fr);
  width: 100%;
  max-width: 640px;
  color: var(--pine);
  text-align: start;
  overflow-wrap: anywhere;
  && :focus-visible {
    outline-color: var(--teal);
  }
  fieldset {
    gap: 12px;
  }
  input[type='email'] {
    min-height: 56px;
  }
  ${media.phablet} {
    fieldset {
      grid-template-columns: 1fr auto;
      align-items: start;
    }
    fieldset > button {
      grid-column: 2;
      margin-top: calc(1.4rem + 6px);
    }
  }
`;
