/** Names of the events that the boot script dispatches on the window. */
export const appearanceEvents = {
  /** The theme, its preference or an accessibility setting has changed. */
  changed: 'certavia:appearance',
  /**
   * The sunset prompt is due: it is the hour of the sunset and the page shows the light theme. From this event on the root element has
   * `data-sunset`.
   */
  sunset: 'certavia:sunset',
} as const
