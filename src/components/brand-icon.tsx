import { Icon } from './icon';

const networks = ['facebook', 'instagram', 'linkedin', 'linktree', 'x', 'youtube'];

/** The logo of a social network by its name; the icon set has none. Others get a plain globe. */
export function BrandIcon({ of }: { of: string }) {
  const name = of.toLowerCase();
  return <Icon of={networks.includes(name) ? name : 'globe'} from="networks" size="small" />;
}
