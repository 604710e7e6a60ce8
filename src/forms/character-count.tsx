import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { tabular } from '../components/text-styles';
import { useLanguage } from '../links/use-language';
import { formatNumber } from '../site/figures';
import { useForm } from './form-context';
import { charactersLeft } from './submission-size';

const NEAR = 5_000;
/** So few characters are never near the limit, whichever they are. */
const SHORT = 5_000;
/** A character may take more than one byte, so the number is rounded. */
const STEP = 100;

/** Says near the limit how many characters are left, or too many. */
export function CharacterCount() {
  const { t } = useTranslation('forms');
  const language = useLanguage();
  const { type, values } = useForm();
  const count = () => {
    if (Object.values(values).join('').length < SHORT) return null;
    const left = charactersLeft(type, values);
    if (left >= NEAR) return null;
    const letters = formatNumber(Math.ceil(Math.abs(left) / STEP) * STEP, language);
    return t(left < 0 ? 'message.over' : 'message.left', { letters });
  };
  return (
    <p role="status" css={[countStyle, tabular]}>
      {count()}
    </p>
  );
}

const countStyle = css({
  marginTop: 6,
  color: 'var(--ink-soft)',
  fontSize: 'var(--fs-small)',
  '&:empty': { margin: 0 },
});
