import Globe from '@lucide/icons/icons/globe';
import { Icon } from './icon';

/** The logo of a social network by its name; the icon set has none. Others get a plain globe. */
export function BrandIcon({ of }: { of: string }) {
  const drawing = new Map(Object.entries(drawings)).get(of.toLowerCase());
  if (!drawing) return <Icon of={Globe} size="small" />;
  return (
    <svg width="18" height="18" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      {drawing}
    </svg>
  );
}

const drawings = {
  youtube: (
    <path d="M21.6 7.2a2.5 2.5 0 0 0-1.8-1.8C18.2 5 12 5 12 5s-6.2 0-7.8.4a2.5 2.5 0 0 0-1.8 1.8A26 26 0 0 0 2 12c0 1.6.1 3.2.4 4.8a2.5 2.5 0 0 0 1.8 1.8c1.6.4 7.8.4 7.8.4s6.2 0 7.8-.4a2.5 2.5 0 0 0 1.8-1.8c.3-1.6.4-3.2.4-4.8s-.1-3.2-.4-4.8ZM10 15V9l5.2 3Z" />
  ),
  facebook: (
    <path d="M14 8.5V6.6c0-.8.3-1.3 1.5-1.3H17V2.2C16.6 2.1 15.6 2 14.5 2c-2.6 0-4.3 1.6-4.3 4.4v2.1H7.5V12h2.7v10H14V12h2.7l.5-3.5Z" />
  ),
  x: <path d="M4 4l16 16M20 4 4 20" fill="none" stroke="currentColor" strokeWidth="2.2" />,
  linkedin: (
    <>
      <circle cx="5" cy="4.6" r="2.3" />
      <path d="M3 8.8h4V21H3zM9.5 8.8h3.8v1.7c.6-1.1 2-2 3.9-2 3.5 0 4.3 2.2 4.3 5.4V21h-4v-6.3c0-1.6-.2-2.9-1.9-2.9-1.7 0-2.1 1.3-2.1 2.8V21h-4z" />
    </>
  ),
  instagram: (
    <g fill="none" stroke="currentColor" strokeWidth="2">
      <rect x="3" y="3" width="18" height="18" rx="5" />
      <circle cx="12" cy="12" r="4.2" />
      <circle cx="17.3" cy="6.7" r=".6" />
    </g>
  ),
  linktree: (
    <path
      d="M12 3v9m0 4v5M5.6 5.4 12 11.6l6.4-6.2M4 11.8h16"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.4"
    />
  ),
};
