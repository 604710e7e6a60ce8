// Runs before Gatsby, which cannot read its configuration in every folder and does not say why.
import { environmentProblems } from '../src/node/settings/settings';
import { stopAt } from './stop';

stopAt(environmentProblems(process.env));
