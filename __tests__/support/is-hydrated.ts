/** Whether all of the page is hydrated. Runs in the browser. */
export const isHydrated = () => window.hydrated === true;
