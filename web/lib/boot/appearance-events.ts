/** Names of the events that the boot script dispatches on the window. */
export const appearanceEvents = {
  /** Dispatched after a change of the theme, of the theme preference or of an accessibility setting. */
  changed: 'certavia:appearance',
  /**
   * Dispatched when the sunset prompt is due: in the hour of the sunset, while the page shows the light theme. The root element has the
   * attribute `data-sunset` from then on.
   */
  sunset: 'certavia:sunset',
} as const
