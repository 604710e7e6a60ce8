import { css, type Interpolation, type Theme } from '@emotion/react';
import { media } from '../theme';
import type { Answer } from './use-answer';

interface AnswerTextProps {
  answer: Answer;
  as: React.ElementType;
  sx?: Interpolation<Theme>;
}

/** The answer in large letters, marked by how good it is. */
export function AnswerText({ answer, as: Title, sx }: AnswerTextProps) {
  const { band, figure, title, text } = answer;
  return (
    <div css={[answerBlock, sx]} data-band={band}>
      <Title data-title>
        {figure !== undefined && (
          <>
            <b>{figure}</b>{' '}
          </>
        )}
        {title}
      </Title>
      <p>{text}</p>
    </div>
  );
}

const answerBlock = css({
  paddingLeft: 16,
  borderLeft: '6px solid var(--amber)',
  lineHeight: 1.4,
  [media.belowPhablet]: { paddingLeft: 12, fontSize: 'var(--fs-small)', lineHeight: 1.35 },
  "&[data-band='worth']": { borderColor: 'var(--leaf)' },
  "&[data-band='alike']": { borderColor: 'var(--line-field)' },
  "&[data-band='tenant']": { borderColor: 'var(--teal)' },
  '[data-title]': {
    marginBottom: 4,
    font: '500 var(--fs-answer) / 1.2 var(--display)',
    letterSpacing: '-0.01em',
  },
  b: { fontSize: '1.6em', fontWeight: 500, letterSpacing: '-0.025em' },
});
