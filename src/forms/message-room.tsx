import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { tabular } from '../components/text-styles';
import { useLanguage } from '../links/use-language';
import { formatNumber } from '../site/figures';
import { useForm } from './form-context';
import { lettersLeft } from './submission-size';

/** From here on the visitor is told how much room is left. */
const NEAR = 5_000;
/** Fewer characters than this always leave more room than that, whichever they are. */
const SHORT = 5_000;
/** A letter may take more than one byte, so the number is rounded. */
const STEP = 100;

/** Near the limit: how many more characters the message can have, or how many it has too many. */
export function MessageRoom() {
  const { t } = useTranslation('forms');
  const language = useLanguage();
  const { type, values } = useForm();
  const said = () => {
    if (Object.values(values).join('').length < SHORT) return null;
    const left = lettersLeft(type, values);
    if (left >= NEAR) return null;
    const letters = formatNumber(Math.ceil(Math.abs(left) / STEP) * STEP, language);
    return t(left < 0 ? 'message.over' : 'message.left', { letters });
  };
  return (
    <p role="status" css={[room, tabular]}>
      {said()}
    </p>
  );
}

const room = css`
  margin-top: 6px;
  color: var(--ink-soft);
  font-size: var(--fs-small);
  &:empty {
    margin: 0;
  }
`;
