/**
 * Files of the largest picture of the first screen, for screens that match `media`. There is one version for each theme, and only the boot
 * script knows the theme before the styles are loaded.
 */
export interface LeadFiles {
  readonly media: string
  /** Value of the `sizes` attribute. Default: the full width. */
  readonly sizes?: string
  /** `srcset` value for each theme. */
  readonly light: string
  readonly dark: string
}
