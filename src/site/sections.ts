/** The ids of sections to which other pages link. */
export const sections = {
  /** The whole sum, on the owners' page. */
  sum: 'calculator',
  /** The sample of the monthly report, on the owners' page. */
  report: 'report',
} as const;
