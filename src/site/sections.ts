/** The ids of sections to which other pages link. */
export const sections = {
  /** The whole sum, on the owners' page. */
  sum: 'calculator',
  /** The sample of the monthly report, on the owners' page. */
  report: 'report',
  /** Papers of the open file. */
  forecast: 'forecast',
  strongMonth: 'strong-month',
  weakMonth: 'weak-month',
} as const;
