/** Folders below DATA_DIR. */
export const dataFolders = {
  /** The embedded Content Lake. */
  lake: 'lake',
  /** The last good HTML of each page. */
  pages: 'pages',
  /** Prepared pages of the process before. */
  keptPages: 'kept-pages',
  /** Copies of pictures from a lake elsewhere. */
  pictures: 'pictures',
  /** Pictures of the library, kept by the embedded image host or copied from a hosted one. */
  media: 'media',
  /** Copies of images without their metadata, as visitors get them. */
  cleanImages: 'clean-images',
  /** Drawn social images. */
  social: 'social',
  /** The index of what the site publishes. */
  search: 'search',
  /** A lake that runs alone. */
  lakeAlone: 'lake-alone',
} as const
