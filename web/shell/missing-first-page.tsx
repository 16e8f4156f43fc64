import { createRoot } from 'react-dom/client'
import { isStaffPath } from '#web/lib/page/staff-path.ts'
import { entryNow } from '#web/site/updates/own-build.ts'
import { PageFailure } from './page-failure.tsx'

/** True if the browser loaded this page by a reload. */
const isReloaded = () => {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload'
}

/**
 * Handles a first page whose code could not be loaded. A public page works without code, so it stays. A staff page is reloaded once. If the
 * reload fails too, or the server does not respond, the error page is shown. Importing the code again would not help: Vite requests a
 * failed style sheet only once, and some browsers cache the failure of a module.
 */
export async function recoverFirstPage(container: Element): Promise<void> {
  if (!isStaffPath(location.pathname)) return
  if (!isReloaded() && (await entryNow()) !== undefined) location.reload()
  else createRoot(container).render(<PageFailure />)
}
