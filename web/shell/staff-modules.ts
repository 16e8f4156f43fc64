/** The modules of the pages of staff, by the names that the route table gives them. Fetched when the first of them is shown. */
export const staffModules = {
  admin: () => import('../routes/staff/admin.tsx'),
  'admin-blogs': () => import('../routes/staff/admin-blogs.tsx'),
  'admin-blog': () => import('../routes/staff/admin-blog.tsx'),
  'admin-case-studies': () => import('../routes/staff/admin-case-studies.tsx'),
  'admin-users': () => import('../routes/staff/admin-users.tsx'),
  'admin-outbox': () => import('../routes/staff/admin-outbox.tsx'),
  'admin-leads': () => import('../routes/staff/admin-leads.tsx'),
  'admin-lead': () => import('../routes/staff/admin-lead.tsx'),
  'admin-cases': () => import('../routes/staff/admin-cases.tsx'),
  'admin-case': () => import('../routes/staff/admin-case.tsx'),
  'admin-bookings': () => import('../routes/staff/admin-bookings.tsx'),
  'admin-booking': () => import('../routes/staff/admin-booking.tsx'),
  'admin-questions': () => import('../routes/staff/admin-questions.tsx'),
  'admin-images': () => import('../routes/staff/admin-images.tsx'),
  'admin-cloudinary-test': () => import('../routes/staff/admin-cloudinary-test.tsx'),
  'admin-trash': () => import('../routes/staff/admin-trash.tsx'),
  'admin-redirects': () => import('../routes/staff/admin-redirects.tsx'),
  'admin-log': () => import('../routes/staff/admin-log.tsx'),
  'admin-visits': () => import('../routes/staff/admin-visits.tsx'),
  'admin-account': () => import('../routes/staff/admin-account.tsx'),
  'admin-reset': () => import('../routes/staff/admin-reset.tsx'),
  'api-test': () => import('../routes/staff/api-test.tsx'),
  'admin-case-study': () => import('../routes/staff/admin-case-study.tsx'),
}

/** A page of staff, as the route table names it. */
export type StaffModule = keyof typeof staffModules
