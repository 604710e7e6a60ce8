/** The ids of sections to which other pages link. */
export const sections = {
  sum: 'calculator',
  worth: 'worth',
  report: 'report',
  forecast: 'forecast',
  strongMonth: 'strong-month',
  weakMonth: 'weak-month',
} as const;
