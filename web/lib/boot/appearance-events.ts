/** What the boot script tells the window. */
export const appearanceEvents = {
  /** The theme, its preference or an accessibility setting is another than before. */
  changed: 'certavia:appearance',
  /** It is the hour of the sunset and light is showing: the prompt is due. The root carries `data-sunset` from then on. */
  sunset: 'certavia:sunset',
} as const
