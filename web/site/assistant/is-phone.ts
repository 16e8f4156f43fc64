/** True if the window of the assistant would cover nearly the complete page. */
export const isPhone = () => matchMedia('(max-width: 47.99em)').matches
