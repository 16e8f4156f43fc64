/** Modules of the staff pages, by their names in the route table. Loaded with the first staff page. */
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
  'admin-reports': () => import('../routes/staff/reports/admin-reports.tsx'),
  'admin-report': () => import('../routes/staff/reports/admin-report.tsx'),
  'admin-report-issue': () => import('../routes/staff/reports/admin-report-issue.tsx'),
  'admin-bookings': () => import('../routes/staff/admin-bookings.tsx'),
  'admin-booking': () => import('../routes/staff/admin-booking.tsx'),
  'admin-questions': () => import('../routes/staff/admin-questions.tsx'),
  'admin-images': () => import('../routes/staff/admin-images.tsx'),
  'admin-cloudinary-test': () => import('../routes/staff/admin-cloudinary-test.tsx'),
  'admin-trash': () => import('../routes/staff/admin-trash.tsx'),
  'admin-pages': () => import('../routes/staff/admin-pages.tsx'),
  'admin-redirects': () => import('../routes/staff/admin-redirects.tsx'),
  'admin-health': () => import('../routes/staff/system/admin-health.tsx'),
  'admin-log': () => import('../routes/staff/admin-log.tsx'),
  'admin-visits': () => import('../routes/staff/admin-visits.tsx'),
  'admin-account': () => import('../routes/staff/admin-account.tsx'),
  'admin-reset': () => import('../routes/staff/admin-reset.tsx'),
  'api-test': () => import('../routes/staff/api-test.tsx'),
  'admin-case-study': () => import('../routes/staff/admin-case-study.tsx'),
}

/** Name of a staff page in the route table. */
export type StaffModule = keyof typeof staffModules
