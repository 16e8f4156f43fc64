/** Whether this render takes over a page that the server drew. */
export const takesOver = () =>
  typeof document !== 'undefined' && document.documentElement.dataset['hydrated'] === undefined
