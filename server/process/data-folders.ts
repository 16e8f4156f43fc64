/** Folders below DATA_DIR. */
export const dataFolders = {
  /** The embedded Content Lake. */
  lake: 'lake',
  /** Last valid HTML of each page, served when the lake is unavailable. */
  pages: 'pages',
  /** Last published texts of the fixed pages and the landing pages. They are rendered while CMS and mirror are unavailable. */
  pageTexts: 'page-texts',
  /** Snapshot of the page cache of the previous process. */
  keptPages: 'kept-pages',
  /** Copies of pictures fetched from a remote lake. */
  pictures: 'pictures',
  /** Pictures of the media library: originals of the embedded image host, or copies from an external image host. */
  media: 'media',
  /** Copies of files in object storage. */
  fileCopies: 'file-copies',
  /** Images without metadata, as sent to visitors. */
  cleanImages: 'clean-images',
  /** Generated social images. */
  social: 'social',
  /** Search index of the published content. */
  search: 'search',
  /** A standalone lake. */
  lakeAlone: 'lake-alone',
} as const
