import type { ArticleType } from '#shared/content/status.ts'

/** Texts of toasts for responses without a text (specification 8). */
export const toastTexts = {
  created: {
    blog: 'Blog created successfully',
    caseStudy: 'Case study created successfully',
  },
  updated: {
    blog: 'Blog updated successfully',
    caseStudy: 'Case study updated successfully',
  },
  deleted: {
    blog: 'Blog deleted successfully',
    caseStudy: 'Case study deleted successfully',
  },
  createFailed: {
    blog: 'Failed to create blog',
    caseStudy: 'Failed to create case study',
  },
  deleteFailed: 'Delete failed',
  updateFailed: 'Update failed',
  logoutFailed: 'Logout failed',
} as const satisfies Record<string, string | Record<ArticleType, string>>
