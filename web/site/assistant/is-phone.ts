/** Whether the open window takes nearly all of the page. */
export const isPhone = () => matchMedia('(max-width: 47.99em)').matches
