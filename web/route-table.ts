import type { ComponentType } from 'react'
import { CASE_KINDS } from '#shared/case-law.ts'
import { services } from '#shared/pages/catalogue.ts'
import { caseFormPaths, paths } from '#shared/paths.ts'
import { isCountedPattern } from '#web/lib/counted-patterns.ts'
import type { PageLoader } from '#web/lib/page-loader.ts'
import type { StaffModule } from './staff-modules.ts'

/** What a route's module exports. */
export interface RouteModule {
  readonly Component: ComponentType
  readonly createLoader: PageLoader
}

/** The id of the route that frames the pages of staff. */
export const staffArea = 'staff'

/** A page of staff. What it loads is named in a file of its own, which visitors never fetch. */
const staffPage = (path: string, module: StaffModule) => ({
  path,
  module,
  load: async (): Promise<RouteModule> => {
    const { staffModules } = await import('./staff-modules.ts')
    return staffModules[module]()
  },
})

type NameOf<Module> = Module extends `admin-${infer Name}` ? Name : never

/** Pages of staff whose modules are called as they are. */
const staffPages = (...names: readonly NameOf<StaffModule>[]) =>
  names.map((name) => staffPage(`/admin/${name}`, `admin-${name}`))

/** Every page: its path, the module that shows it, and how that is loaded. Paths are unique and mirror `shared/paths.ts`. */
export const routeTable: readonly {
  readonly path: string
  readonly module: string
  readonly load: () => Promise<RouteModule>
}[] = [
  { path: '/', module: 'home', load: () => import('./routes/home.tsx') },
  { path: '/blogs', module: 'blog-list', load: () => import('./routes/blog-list.tsx') },
  { path: '/blogs/:id', module: 'blog', load: () => import('./routes/blog.tsx') },
  {
    path: '/case-studies',
    module: 'case-study-list',
    load: () => import('./routes/case-study-list.tsx'),
  },
  {
    path: '/case-studies/:id',
    module: 'case-study',
    load: () => import('./routes/case-study.tsx'),
  },
  {
    path: '/sanity/blogs',
    module: 'cms-blog-list',
    load: () => import('./routes/cms-blog-list.tsx'),
  },
  { path: '/sanity/blogs/:id', module: 'cms-blog', load: () => import('./routes/cms-blog.tsx') },
  {
    path: '/sanity/case-studies',
    module: 'cms-case-study-list',
    load: () => import('./routes/cms-case-study-list.tsx'),
  },
  {
    path: '/sanity/case-studies/:id',
    module: 'cms-case-study',
    load: () => import('./routes/cms-case-study.tsx'),
  },
  {
    path: '/what-we-offer',
    module: 'what-we-offer',
    load: () => import('./routes/what-we-offer.tsx'),
  },
  { path: '/services', module: 'services', load: () => import('./routes/services.tsx') },
  { path: '/solutions', module: 'solutions', load: () => import('./routes/solutions.tsx') },
  { path: '/industries', module: 'industries', load: () => import('./routes/industries.tsx') },
  {
    path: '/industries/:slug',
    module: 'industry',
    load: () => import('./routes/industry.tsx'),
  },
  {
    path: '/solutions/:slug',
    module: 'solution',
    load: () => import('./routes/solution.tsx'),
  },
  ...services.map(({ slug }) => ({
    path: paths.service(slug),
    module: 'service',
    load: () => import('./routes/service.tsx'),
  })),
  { path: '/about', module: 'about', load: () => import('./routes/about.tsx') },
  { path: '/clients', module: 'clients', load: () => import('./routes/clients.tsx') },
  { path: '/careers', module: 'careers', load: () => import('./routes/careers.tsx') },
  { path: '/partners', module: 'partners', load: () => import('./routes/partners.tsx') },
  { path: '/contact', module: 'contact', load: () => import('./routes/contact.tsx') },
  {
    path: '/contact/received/:key',
    module: 'received',
    load: () => import('./routes/received.tsx'),
  },
  { path: '/booking', module: 'booking', load: () => import('./routes/booking.tsx') },
  { path: '/booking/manage/:key', module: 'meeting', load: () => import('./routes/meeting.tsx') },
  {
    path: '/booking/manage/:key/move',
    module: 'meeting-move',
    load: () => import('./routes/meeting-move.tsx'),
  },
  {
    path: '/booking/manage/:key/cancel',
    module: 'meeting-cancel',
    load: () => import('./routes/meeting-cancel.tsx'),
  },
  {
    path: '/booking/unconfirmed/:key',
    module: 'meeting-unconfirmed',
    load: () => import('./routes/meeting-unconfirmed.tsx'),
  },
  {
    path: '/booking/confirm/:key',
    module: 'meeting-confirm',
    load: () => import('./routes/meeting-confirm.tsx'),
  },
  {
    path: '/privacy-policy',
    module: 'privacy-policy',
    load: () => import('./routes/privacy-policy.tsx'),
  },
  { path: '/cookies', module: 'cookies', load: () => import('./routes/cookies.tsx') },
  {
    path: '/cookie-settings',
    module: 'cookie-settings',
    load: () => import('./routes/cookie-settings.tsx'),
  },
  {
    path: '/us-consumer-notice',
    module: 'us-consumer-notice',
    load: () => import('./routes/us-consumer-notice.tsx'),
  },
  {
    path: '/accessibility',
    module: 'accessibility',
    load: () => import('./routes/accessibility.tsx'),
  },
  { path: '/trust', module: 'trust', load: () => import('./routes/trust.tsx') },
  { path: '/candidates', module: 'candidates', load: () => import('./routes/candidates.tsx') },
  ...CASE_KINDS.map((kind) => ({
    path: caseFormPaths[kind],
    module: 'case-form',
    load: () => import('./routes/case-form.tsx'),
  })),
  {
    path: '/candidates/received/:key',
    module: 'case-received',
    load: () => import('./routes/case-received.tsx'),
  },
  {
    path: '/candidates/status',
    module: 'case-status',
    load: () => import('./routes/case-status.tsx'),
  },
  { path: '/glossary', module: 'glossary', load: () => import('./routes/glossary.tsx') },
  // The build leaves it out, and what it imports.
  ...(import.meta.env.DEV
    ? [
        {
          path: paths.styleguide,
          module: 'styleguide',
          load: () => import('./routes/styleguide.tsx'),
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
    'bookings',
    'questions',
    'visits',
    'redirects',
    'log',
    'account',
    'reset',
  ),
  staffPage('/admin/leads/:id', 'admin-lead'),
  staffPage('/admin/cases/:id', 'admin-case'),
  staffPage('/admin/bookings/:id', 'admin-booking'),
  staffPage('/api-test', 'api-test'),
  staffPage('/admin/CaseStudyManagement/:id', 'admin-case-study'),
  { path: '*', module: 'not-found', load: () => import('./routes/not-found.tsx') },
]

/** The module of the route whose pattern is `path`. */
export const moduleAt = (path: string | undefined) =>
  routeTable.find((route) => route.path === path)?.module

/** The source file of a route's module, as the build manifest names it. */
export const routeFile = (module: string) => `web/routes/${module}.tsx`

/** The route with a page of its own for `pathname`; undefined where the not-found page answers. */
const routeAt = (pathname: string) => {
  const segments = pathname.replace(/\/+$/, '').split('/')
  return routeTable.find(({ path }) => {
    const pattern = path.replace(/\/+$/, '').split('/')
    return (
      path !== '*' &&
      pattern.length === segments.length &&
      pattern.every((part, index) => part.startsWith(':') || part === segments[index])
    )
  })
}

/** Whether views of the route with this pattern are counted, where their visitor allows it. */
export const countsRoute = (pattern: string) =>
  isCountedPattern(pattern) && moduleAt(pattern) !== undefined

/** Whether the router has a page of its own for `pathname`, rather than the not-found page. */
export const serves = (pathname: string) => routeAt(pathname) !== undefined

/** The pattern of the route with a page of its own for `pathname`, or for the pattern itself. */
export const routePattern = (pathname: string) => routeAt(pathname)?.path

/** Loads the code of the page at `pathname` ahead of its use. */
export const prefetchPage = (pathname: string) => {
  // Going there will try again, and say so if it fails.
  routeAt(pathname)
    ?.load()
    .catch(() => undefined)
}
