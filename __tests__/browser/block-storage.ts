/** Blocks local and session storage as a browser does where site data are not allowed. Runs in the browser. */
export function blockStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'] as const)
    Object.defineProperty(window, name, {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
}
