/**
 * Files of the largest picture of the first screen, for screens that match `media`. There is a version for each theme. Until the styles are
 * loaded, only the boot script knows the theme.
 */
export interface LeadFiles {
  readonly media: string
  /** Value of the `sizes` attribute. Default: the full width. */
  readonly sizes?: string
  /** `srcset` value for each theme. */
  readonly light: string
  readonly dark: string
}
