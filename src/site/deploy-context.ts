type DeployContext = 'production' | 'preview' | 'local';

/**
 * Netlify's CONTEXT: `production`, `deploy-preview`, `branch-deploy` or a branch; `dev` on this
 * machine.
 */
export function deployContext(environment: { CONTEXT?: string }): DeployContext {
  const { CONTEXT } = environment;
  if (!CONTEXT || CONTEXT === 'dev') return 'local';
  return CONTEXT === 'production' ? 'production' : 'preview';
}
