// The package types its icons by their names only, of which webpack would read all.
declare module '@lucide/icons/icons/*' {
  import type { LucideIconData } from '@lucide/icons';

  const icon: LucideIconData;
  export default icon;
}
