/** Texts for pages below `/sanity/`. They distinguish such a page from the page without this prefix. */
export const fromCms = {
  title: (title: string) => `${title}, from the CMS`,
  /** @param path path of the page without the prefix */
  description: (description: string, path: string) =>
    `Read from the CMS itself; ${path} shows the copy that this site keeps. ${description}`,
} as const
