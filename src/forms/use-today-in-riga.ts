import { useNow } from '../components/use-now';
import { dayInRiga } from '../site/riga-time';

/** The day in Riga, as YYYY-MM-DD; the built HTML, which may be old, has none. */
export function useTodayInRiga(needed = true): string | undefined {
  const now = useNow(needed);
  return now && dayInRiga(now);
}
