/** The modules of the pages of staff, by the names that the route table gives them. Fetched when the first of them is shown. */
export const staffModules = {
  admin: () => import('./routes/admin.tsx'),
  'admin-blogs': () => import('./routes/admin-blogs.tsx'),
  'admin-blog': () => import('./routes/admin-blog.tsx'),
  'admin-case-studies': () => import('./routes/admin-case-studies.tsx'),
  'admin-users': () => import('./routes/admin-users.tsx'),
  'admin-outbox': () => import('./routes/admin-outbox.tsx'),
  'admin-leads': () => import('./routes/admin-leads.tsx'),
  'admin-lead': () => import('./routes/admin-lead.tsx'),
  'admin-cases': () => import('./routes/admin-cases.tsx'),
  'admin-case': () => import('./routes/admin-case.tsx'),
  'admin-bookings': () => import('./routes/admin-bookings.tsx'),
  'admin-booking': () => import('./routes/admin-booking.tsx'),
  'admin-questions': () => import('./routes/admin-questions.tsx'),
  'admin-images': () => import('./routes/admin-images.tsx'),
  'admin-cloudinary-test': () => import('./routes/admin-cloudinary-test.tsx'),
  'admin-trash': () => import('./routes/admin-trash.tsx'),
  'admin-redirects': () => import('./routes/admin-redirects.tsx'),
  'admin-log': () => import('./routes/admin-log.tsx'),
  'admin-visits': () => import('./routes/admin-visits.tsx'),
  'admin-account': () => import('./routes/admin-account.tsx'),
  'admin-reset': () => import('./routes/admin-reset.tsx'),
  'api-test': () => import('./routes/api-test.tsx'),
  'admin-case-study': () => import('./routes/admin-case-study.tsx'),
}

/** A page of staff, as the route table names it. */
export type StaffModule = keyof typeof staffModules
