import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Band } from '../components/band';
import { sideBySide } from '../components/side-by-side';
import { groupTitle } from '../components/text-styles';
import { Wrap } from '../components/wrap';
import { Fields } from '../forms/field';
import { InquiryForm, type FormProps } from '../forms/inquiry-form';
import { media } from '../theme/media';

/** The form that asks for an e-mail address only, for owners without time. */
export function QuickForm(props: FormProps) {
  const { t } = useTranslation('owners');
  return (
    <Band ground="cream" css={band}>
      <Wrap css={layout}>
        <div>
          <h2 css={groupTitle}>{t('quick.title')}</h2>
          <p css={sentence}>{t('quick.text')}</p>
        </div>
        <InquiryForm
          {...props}
          type="quick"
          title={t('quick.title')}
          words={t('quick', { returnObjects: true })}
          button="dark"
          css={row}
        >
          <Fields />
        </InquiryForm>
      </Wrap>
    </Band>
  );
}

const band = css`
  padding-block: clamp(48px, 5vw, 80px);
`;

const layout = css`
  ${sideBySide('1fr 1fr', { gap: '24px 64px' })}
  align-items: center;
`;

const sentence = css`
  margin-top: 6px;
  color: var(--ink-soft);
`;

/** The button stands beside the field, below the height of its label. */
const row = css`
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
