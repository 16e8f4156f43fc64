/** Names of the events that the boot script dispatches on the window. */
export const appearanceEvents = {
  /** Dispatched after a change of the theme, of the theme preference or of an accessibility setting. */
  changed: 'certavia:appearance',
  /**
   * Dispatched when the sunset prompt is due: in the hour of the sunset, while the page shows the light theme. From this event on the root
   * element has `data-sunset`.
   */
  sunset: 'certavia:sunset',
} as const
