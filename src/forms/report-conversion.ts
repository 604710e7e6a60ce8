declare global {
  interface Window {
    /**
     * Reports a conversion to the advertising account; defined only where that script is loaded.
     */
    gtag_report_conversion?: () => void;
  }
}

/** Calls the conversion-report function if it exists (specification, section 7). */
export function reportConversion(): void {
  window.gtag_report_conversion?.();
}
