/** Media query of windows in which a picture of the first screen is as wide as the window. */
export const narrowWindow = '(max-width: 767.98px)'

/** Media query of all other windows. */
export const wideWindow = '(min-width: 768px)'
