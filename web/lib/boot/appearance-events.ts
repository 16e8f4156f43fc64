/** Names of the events that the boot script dispatches on the window. */
export const appearanceEvents = {
  /** The theme, its preference or an accessibility setting has changed. */
  changed: 'certavia:appearance',
  /**
   * The sunset prompt is due: the sun sets in this hour and the light theme is shown. From this event on the root element has
   * `data-sunset`.
   */
  sunset: 'certavia:sunset',
} as const
