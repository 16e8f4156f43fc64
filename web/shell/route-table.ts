import type { ComponentType } from 'react'
import { CASE_KINDS } from '#shared/company/case-law.ts'
import { services } from '#shared/pages/catalogue/catalogue.ts'
import { caseFormPaths, paths } from '#shared/paths/paths.ts'
import type { PageLoader } from '#web/lib/page/page-loader.ts'
import type { StaffModule } from './staff-modules.ts'

/** Exports of a route's module. */
export interface RouteModule {
  readonly Component: ComponentType
  readonly createLoader: PageLoader
}

/** Id of the route that frames the staff pages. */
export const staffArea = 'staff'

/** Route of a staff page. The imports of these pages are in `staff-modules.ts`, which visitors never load. */
const staffPage = (path: string, module: StaffModule) => ({
  path,
  module: `staff/${module}`,
  load: async (): Promise<RouteModule> => {
    const { staffModules } = await import('./staff-modules.ts')
    return staffModules[module]()
  },
})

type NameOf<Module> = Module extends `admin-${infer Name}` ? Name : never

/** Routes of staff pages whose path key and module have the same name. */
const staffPages = (...names: readonly NameOf<StaffModule>[]) =>
  names.map((name) => staffPage(`/admin/${name}`, `admin-${name}`))

/** Pattern of landing pages. Any path of this form matches; the content decides if the page exists. */
export const LANDING_PATTERN = '/:slug'

/** All pages: path, module, and the function that loads the module. Paths are unique and mirror `shared/paths/paths.ts`. */
export const routeTable: readonly {
  readonly path: string
  readonly module: string
  readonly load: () => Promise<RouteModule>
}[] = [
  { path: '/', module: 'site/home', load: () => import('../routes/site/home.tsx') },
  {
    path: '/blogs',
    module: 'articles/blog-list',
    load: () => import('../routes/articles/blog-list.tsx'),
  },
  {
    path: '/blogs/:id',
    module: 'articles/blog',
    load: () => import('../routes/articles/blog.tsx'),
  },
  {
    path: '/blogs/category/:slug',
    module: 'articles/blog-category',
    load: () => import('../routes/articles/blog-category.tsx'),
  },
  {
    path: '/blogs/tag/:tag',
    module: 'articles/blog-tag',
    load: () => import('../routes/articles/blog-tag.tsx'),
  },
  {
    path: '/authors/:id',
    module: 'articles/author',
    load: () => import('../routes/articles/author.tsx'),
  },
  {
    path: '/case-studies',
    module: 'articles/case-study-list',
    load: () => import('../routes/articles/case-study-list.tsx'),
  },
  {
    path: '/case-studies/:id',
    module: 'articles/case-study',
    load: () => import('../routes/articles/case-study.tsx'),
  },
  {
    path: '/sanity/blogs',
    module: 'articles/cms-blog-list',
    load: () => import('../routes/articles/cms-blog-list.tsx'),
  },
  {
    path: '/sanity/blogs/:id',
    module: 'articles/cms-blog',
    load: () => import('../routes/articles/cms-blog.tsx'),
  },
  {
    path: '/sanity/case-studies',
    module: 'articles/cms-case-study-list',
    load: () => import('../routes/articles/cms-case-study-list.tsx'),
  },
  {
    path: '/sanity/case-studies/:id',
    module: 'articles/cms-case-study',
    load: () => import('../routes/articles/cms-case-study.tsx'),
  },
  {
    path: '/what-we-offer',
    module: 'site/what-we-offer',
    load: () => import('../routes/site/what-we-offer.tsx'),
  },
  { path: '/services', module: 'site/services', load: () => import('../routes/site/services.tsx') },
  {
    path: '/solutions',
    module: 'site/solutions',
    load: () => import('../routes/site/solutions.tsx'),
  },
  {
    path: '/industries',
    module: 'site/industries',
    load: () => import('../routes/site/industries.tsx'),
  },
  {
    path: '/industries/:slug',
    module: 'site/industry',
    load: () => import('../routes/site/industry.tsx'),
  },
  {
    path: '/solutions/:slug',
    module: 'site/solution',
    load: () => import('../routes/site/solution.tsx'),
  },
  ...services.map(({ slug }) => ({
    path: paths.service(slug),
    module: 'site/service',
    load: () => import('../routes/site/service.tsx'),
  })),
  { path: '/about', module: 'site/about', load: () => import('../routes/site/about.tsx') },
  { path: '/clients', module: 'site/clients', load: () => import('../routes/site/clients.tsx') },
  { path: '/careers', module: 'site/careers', load: () => import('../routes/site/careers.tsx') },
  { path: '/partners', module: 'site/partners', load: () => import('../routes/site/partners.tsx') },
  { path: '/contact', module: 'forms/contact', load: () => import('../routes/forms/contact.tsx') },
  {
    path: '/contact/received/:key',
    module: 'forms/received',
    load: () => import('../routes/forms/received.tsx'),
  },
  { path: '/booking', module: 'forms/booking', load: () => import('../routes/forms/booking.tsx') },
  {
    path: '/booking/manage/:key',
    module: 'forms/meeting',
    load: () => import('../routes/forms/meeting.tsx'),
  },
  {
    path: '/booking/manage/:key/move',
    module: 'forms/meeting-move',
    load: () => import('../routes/forms/meeting-move.tsx'),
  },
  {
    path: '/booking/manage/:key/cancel',
    module: 'forms/meeting-cancel',
    load: () => import('../routes/forms/meeting-cancel.tsx'),
  },
  {
    path: '/booking/unconfirmed/:key',
    module: 'forms/meeting-unconfirmed',
    load: () => import('../routes/forms/meeting-unconfirmed.tsx'),
  },
  {
    path: '/booking/confirm/:key',
    module: 'forms/meeting-confirm',
    load: () => import('../routes/forms/meeting-confirm.tsx'),
  },
  {
    path: '/privacy-policy',
    module: 'site/privacy-policy',
    load: () => import('../routes/site/privacy-policy.tsx'),
  },
  { path: '/cookies', module: 'site/cookies', load: () => import('../routes/site/cookies.tsx') },
  {
    path: '/cookie-settings',
    module: 'forms/cookie-settings',
    load: () => import('../routes/forms/cookie-settings.tsx'),
  },
  {
    path: '/us-consumer-notice',
    module: 'site/us-consumer-notice',
    load: () => import('../routes/site/us-consumer-notice.tsx'),
  },
  {
    path: '/accessibility',
    module: 'site/accessibility',
    load: () => import('../routes/site/accessibility.tsx'),
  },
  { path: '/trust', module: 'site/trust', load: () => import('../routes/site/trust.tsx') },
  {
    path: '/candidates',
    module: 'site/candidates',
    load: () => import('../routes/site/candidates.tsx'),
  },
  ...CASE_KINDS.map((kind) => ({
    path: caseFormPaths[kind],
    module: 'forms/case-form',
    load: () => import('../routes/forms/case-form.tsx'),
  })),
  {
    path: '/candidates/received/:key',
    module: 'forms/case-received',
    load: () => import('../routes/forms/case-received.tsx'),
  },
  {
    path: '/candidates/status',
    module: 'forms/case-status',
    load: () => import('../routes/forms/case-status.tsx'),
  },
  { path: '/search', module: 'site/search', load: () => import('../routes/site/search.tsx') },
  ...['/verify', '/verify/:number'].map((path) => ({
    path,
    module: 'forms/verify',
    load: () => import('../routes/forms/verify.tsx'),
  })),
  { path: '/glossary', module: 'site/glossary', load: () => import('../routes/site/glossary.tsx') },
  // Exists only in development: the build removes this route together with its imports.
  ...(import.meta.env.DEV
    ? [
        {
          path: paths.styleguide,
          module: 'site/styleguide',
          load: () => import('../routes/site/styleguide.tsx'),
        },
      ]
    : []),
  staffPage('/admin', 'admin'),
  staffPage('/admin/BlogManagement', 'admin-blogs'),
  staffPage('/admin/BlogManagement/:id', 'admin-blog'),
  staffPage('/admin/CaseStudyManagement', 'admin-case-studies'),
  ...staffPages(
    'users',
    'outbox',
    'images',
    'cloudinary-test',
    'trash',
    'leads',
    'cases',
    'reports',
    'bookings',
    'questions',
    'visits',
    'pages',
    'redirects',
    'openings',
    'authors',
    'categories',
    'health',
    'log',
    'account',
    'reset',
  ),
  staffPage('/admin/openings/:id', 'admin-opening'),
  staffPage('/admin/authors/:id', 'admin-author'),
  staffPage('/admin/categories/:id', 'admin-category'),
  staffPage('/admin/leads/:id', 'admin-lead'),
  staffPage('/admin/cases/:id', 'admin-case'),
  staffPage('/admin/reports/issue', 'admin-report-issue'),
  staffPage('/admin/reports/:id', 'admin-report'),
  staffPage('/admin/bookings/:id', 'admin-booking'),
  staffPage('/api-test', 'api-test'),
  staffPage('/admin/CaseStudyManagement/:id', 'admin-case-study'),
  {
    path: LANDING_PATTERN,
    module: 'site/landing',
    load: () => import('../routes/site/landing.tsx'),
  },
  { path: '*', module: 'site/not-found', load: () => import('../routes/site/not-found.tsx') },
]

/** Module of the route with the pattern `path`. */
export const moduleAt = (path: string | undefined) =>
  routeTable.find((route) => route.path === path)?.module
