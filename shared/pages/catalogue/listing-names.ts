/** What menus and ways back call the lists of articles. Apart from their copy, which the page of an article needs not. */
export const listingNames = { blog: 'Blogs', caseStudy: 'Case Studies' } as const
