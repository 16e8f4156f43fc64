import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import { Footer } from '#web/features/shell/footer.tsx'
import { Header } from '#web/features/shell/header.tsx'
import { useLinkClicks } from '#web/features/shell/link-clicks.ts'
import { RouteChanges } from '#web/features/shell/route-changes.tsx'
import { useApp } from '#web/lib/app-context.tsx'
import { serves } from './route-table.ts'

/** The shell around every page. The staff area has the bar and no footer. */
export function Root() {
  const { year } = useApp()
  const { pathname } = useLocation()
  useLinkClicks(serves)
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <Header serves={serves} />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      {pathname !== paths.admin && <Footer year={year} serves={serves} />}
      <RouteChanges />
      <ScrollRestoration />
    </>
  )
}
