import { css } from '@emotion/react';
import { smallPrint } from '../theme';

export const figureTitle = css({ marginBottom: 10, fontSize: 'var(--fs-body)', fontWeight: 600 });

export const figureNote = css(smallPrint, { marginTop: 8 });
