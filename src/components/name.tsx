/** Of a person, a company, a street or a reference: no translator turns it into words. */
export const Name = ({ children }: { children: React.ReactNode }) => (
  <span translate="no">{children}</span>
);
