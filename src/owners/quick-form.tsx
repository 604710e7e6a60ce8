import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { ClosingBand } from '../sections/closing-band';
import { Fields } from '../forms/field';
import { InquiryForm, type FormProps } from '../forms/inquiry-form';
import { media } from '../theme';

/** Asks for an e-mail address only, for owners without time. */
export function QuickForm(props: FormProps) {
  const { t } = useTranslation('owners');
  return (
    <ClosingBand title={t('quick.title')} text={t('quick.text')}>
      <InquiryForm {...props} type="quick" words={t('quick', { returnObjects: true })} sx={row}>
        <Fields />
      </InquiryForm>
    </ClosingBand>
  );
}

const row = css({
  gridTemplateColumns: 'minmax(0, 1fr)',
  width: '100%',
  maxWidth: 640,
  color: 'var(--pine)',
  overflowWrap: 'anywhere',
  '&& :focus-visible': { outlineColor: 'var(--teal)' },
  fieldset: { gap: 12 },
  "input[type='email']": { minHeight: 56 },
  [media.phablet]: {
    fieldset: { gridTemplateColumns: '1fr auto', alignItems: 'start' },
    'fieldset > button': { gridColumn: 2, marginTop: 'calc(1.4rem + 6px)' },
  },
});
