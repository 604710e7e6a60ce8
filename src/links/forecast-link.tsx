import type { ReactNode } from 'react';
import { buttonStyles } from '../components/button-styles';
import { ButtonLink } from './button-link';
import { forecastPage } from '../site/navigation';

/** Leads to the form where the page itself has it. */
export function ForecastLink({ formId, children }: { formId?: string; children: ReactNode }) {
  if (formId === undefined) return <ButtonLink to={forecastPage}>{children}</ButtonLink>;
  return (
    <a href={`#${formId}`} css={buttonStyles('primary')} data-cta="primary">
      {children}
    </a>
  );
}
