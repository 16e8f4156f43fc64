/** True during hydration of a page that the server rendered. */
export const takesOver = () =>
  typeof document !== 'undefined' && document.documentElement.dataset['hydrated'] === undefined
