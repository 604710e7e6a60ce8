/** Whom a build is for: the public, a few reviewers, or nobody but this machine. */
type DeployContext = 'production' | 'preview' | 'local';

/**
 * What the host's variable CONTEXT says. Netlify names `production`, `deploy-preview`,
 * `branch-deploy` or a branch, and `dev` for its local engine; without it the build stays here.
 */
export function deployContext(environment: { CONTEXT?: string }): DeployContext {
  const { CONTEXT } = environment;
  if (!CONTEXT || CONTEXT === 'dev') return 'local';
  return CONTEXT === 'production' ? 'production' : 'preview';
}
