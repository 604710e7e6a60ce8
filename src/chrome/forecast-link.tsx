import type { ReactNode } from 'react';
import { buttonStyles } from '../components/button-styles';
import { ButtonLink } from '../links/button-link';
import { forecastPage } from '../site/navigation';

interface ForecastLinkProps {
  /** The id of the form that asks for a forecast, on the page that has it. */
  formId?: string;
  children: ReactNode;
}

/** The call to action to get a forecast: leads to its page and, on that page, to its form. */
export function ForecastLink({ formId, children }: ForecastLinkProps) {
  if (formId === undefined) return <ButtonLink to={forecastPage}>{children}</ButtonLink>;
  return (
    <a href={`#${formId}`} css={buttonStyles('primary')} data-cta="primary">
      {children}
    </a>
  );
}
