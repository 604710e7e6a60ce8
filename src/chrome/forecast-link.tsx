import type { ReactNode } from 'react';
import { buttonStyles } from '../components/button-styles';
import { ButtonLink } from '../links/button-link';
import { forecastPage } from '../site/navigation';

interface ForecastLinkProps {
  /** On the page that has the form. */
  formId?: string;
  children: ReactNode;
}

export function ForecastLink({ formId, children }: ForecastLinkProps) {
  if (formId === undefined) return <ButtonLink to={forecastPage}>{children}</ButtonLink>;
  return (
    <a href={`#${formId}`} css={buttonStyles('primary')} data-cta="primary">
      {children}
    </a>
  );
}
