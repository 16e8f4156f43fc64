/** Names of the events that the boot script dispatches on the window. */
export const appearanceEvents = {
  /** The theme, its preference or an accessibility setting has changed. */
  changed: 'certavia:appearance',
  /** The sunset prompt is due: it is the hour of the sunset and the light theme is shown. From then on the root has `data-sunset`. */
  sunset: 'certavia:sunset',
} as const
