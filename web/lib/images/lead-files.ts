/**
 * Files of the largest picture of the first screen, for windows that match `media`, with a version for each theme. The boot script preloads
 * them, because it knows the theme before the styles are loaded.
 */
export interface LeadFiles {
  readonly media: string
  /** Value of the `sizes` attribute. Default: the full width. */
  readonly sizes?: string
  /** `srcset` value for each theme. */
  readonly light: string
  readonly dark: string
}
