import { deployContext } from '../../site/deploy-context';
import type { Problem } from '../problems';
import { isDemonstration, type SettingVariables } from '../site-settings';
import { leftSamples } from './check-samples';
import { readSamples } from './read-samples';

/** The samples that keep a build from the public: in production all that are left, else none. */
export function sampleProblems(environment: SettingVariables): Problem[] {
  const isPublic = deployContext(environment) === 'production' && !isDemonstration(environment);
  return isPublic ? leftSamples(readSamples().samples) : [];
}
