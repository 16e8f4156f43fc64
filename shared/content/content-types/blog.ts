import { apiPaths, paths } from '#shared/paths/paths.ts'
import type { ContentType } from './content-type.ts'

/** Definition of the content type blog. */
export const blog = {
  noun: 'blog',
  plural: 'Blogs',
  missing: 'Blog post not found or not available',
  paths: {
    page: paths.blog,
    list: paths.blogs,
    cmsPage: paths.cmsBlog,
    cmsList: paths.cmsBlogs,
    adminPage: paths.adminBlog,
    adminList: paths.adminBlogs,
  },
  rest: { detail: apiPaths.blog, list: apiPaths.blogs },
  filter: 'category',
  summary: 'excerpt',
  shows: ['author', 'category'],
} as const satisfies ContentType
