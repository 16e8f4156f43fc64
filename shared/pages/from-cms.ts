/** What pages below `/sanity/` say of themselves: how they differ from the same pages without it. */
export const fromCms = {
  title: (title: string) => `${title}, from the CMS`,
  /** @param path the same page as the site's own copy has it */
  description: (description: string, path: string) =>
    `Read from the CMS itself; ${path} shows the copy that this site keeps. ${description}`,
} as const
