import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { tabular } from '../components/text-styles';
import { scene, sceneCaption } from './tile-styles';

export function ChatScene() {
  const { t } = useTranslation('home');
  return (
    <div css={[scene, chat]}>
      <span css={[sceneCaption, tabular, { alignSelf: 'center' }]}>{t('chat.day')}</span>
      <span css={message}>{t('chat.guest')}</span>
      <span css={[message, ours]}>{t('chat.answer')}</span>
      <span css={message}>{t('chat.thanks')}</span>
    </div>
  );
}

const chat = css({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: 12,
  fontSize: 'var(--fs-base)',
  lineHeight: 1.4,
});

const message = css({
  alignSelf: 'flex-start',
  maxWidth: '88%',
  padding: '12px 16px',
  borderRadius: '18px 18px 18px 6px',
  background: 'var(--white)',
});

const ours = css({
  alignSelf: 'flex-end',
  borderRadius: '18px 18px 6px',
  background: 'var(--teal)',
  color: 'var(--white)',
});
