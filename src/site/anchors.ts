/** The ids of sections to which other pages link. */
export const anchors = {
  sum: 'calculator',
  forecast: 'forecast',
  strongMonth: 'strong-month',
  weakMonth: 'weak-month',
  prices: 'prices',
  contract: 'contract',
  insurance: 'insurance',
  method: 'method',
  formAddress: 'property-form-propertyAddress',
  formAfterAddress: 'property-form-propertyType',
} as const;
