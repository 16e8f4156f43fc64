/**
 * The files of the largest picture of a first screen, for screens that `media` fits. It has a plate for each theme, and only the boot
 * script knows which of them is seen before the styles are there.
 */
export interface LeadFiles {
  readonly media: string
  /** As the `sizes` attribute says how wide it is shown; the whole width when absent. */
  readonly sizes?: string
  /** Addresses with their widths, as in `srcset`. */
  readonly light: string
  readonly dark: string
}
