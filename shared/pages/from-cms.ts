/** Texts of pages below `/sanity/`, which distinguish them from the same pages without this prefix. */
export const fromCms = {
  title: (title: string) => `${title}, from the CMS`,
  /** @param path path of the same page with the site's own copy */
  description: (description: string, path: string) =>
    `Read from the CMS itself; ${path} shows the copy that this site keeps. ${description}`,
} as const
