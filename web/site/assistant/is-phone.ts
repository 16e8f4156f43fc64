/** True if the open window covers nearly the whole page. */
export const isPhone = () => matchMedia('(max-width: 47.99em)').matches
