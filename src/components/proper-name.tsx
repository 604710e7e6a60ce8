/** The name of a person, a company or a street, or a reference, which browsers must not translate. */
export const ProperName = ({ children }: { children: React.ReactNode }) => (
  <span translate="no">{children}</span>
);
