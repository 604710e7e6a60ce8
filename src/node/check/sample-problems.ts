import { deployContext } from '../../site/deploy-context';
import type { Problem } from '../content/problems';
import { isDemonstration, type SettingVariables } from '../settings/site-settings';
import { leftSamples, readSamples } from '../content/samples/samples';

/** In production all that are left, otherwise none. */
export function sampleProblems(environment: SettingVariables): Problem[] {
  const isPublic = deployContext(environment) === 'production' && !isDemonstration(environment);
  return isPublic ? leftSamples(readSamples().samples) : [];
}
