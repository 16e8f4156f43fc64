import { Outlet, useLocation, useMatches } from 'react-router-dom'
import { hidesBanner, isEmbedded } from '#shared/embedded.ts'
import { paths } from '#shared/paths.ts'
import { AppearancePart } from '#web/features/appearance/appearance-part.tsx'
import { useAppearance } from '#web/features/appearance/use-appearance.ts'
import { ChatLauncher } from '#web/features/assistant/launcher.tsx'
import { FloatingControls } from '#web/features/floating/floating-controls.tsx'
import { Footer } from '#web/features/navigation/footer.tsx'
import { Header } from '#web/features/navigation/header.tsx'
import { useLinkClicks } from '#web/features/navigation/link-clicks.ts'
import { usePrefetch } from '#web/features/navigation/prefetch.ts'
import { RouteChanges } from '#web/features/navigation/route-changes.tsx'
import { NavigationLoader } from '#web/features/page-loader/page-loader.tsx'
import { usePictureLoading } from '#web/features/pictures/picture-loading.ts'
import { useTooltips } from '#web/features/tooltip/use-tooltips.ts'
import { useApp } from '#web/lib/app-context.tsx'
import { isStaffPath } from '#web/lib/staff-path.ts'
import { ConsentSlot } from './consent-slot.tsx'
import { prefetchPage, serves, staffArea } from './route-table.ts'
import { SchedulingSlot } from './scheduling-slot.tsx'
import { ToastRegion } from './toast-region.tsx'

/**
 * The shell around every page. The staff area brings a frame of its own, without bar, footer and floating controls; a page
 * that is shown within another one has none of them either.
 */
export function Root() {
  const { year } = useApp()
  const { pathname, search } = useLocation()
  const parameters = new URLSearchParams(search)
  const isBooking = pathname === paths.booking()
  const isBare = isBooking && isEmbedded(parameters)
  const isPublic = !isStaffPath(pathname) && !isBare
  const isFramed = useMatches().some(({ id }) => id === staffArea)
  useLinkClicks(serves)
  usePrefetch(prefetchPage)
  useAppearance()
  useTooltips()
  usePictureLoading(pathname)
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      {isPublic && !(isBooking && hidesBanner(parameters)) && <ConsentSlot />}
      {isFramed ? (
        <Outlet />
      ) : (
        <>
          {!isBare && (
            <Header
              tools={<AppearancePart name="theme" className="theme-control" />}
              choices={<AppearancePart name="menu" className="menu-choices" />}
            />
          )}
          <main id="main" tabIndex={-1}>
            <Outlet />
          </main>
        </>
      )}
      {isPublic && <Footer year={year} />}
      <FloatingControls isPublic={isPublic} hasHistory={pathname !== paths.home}>
        <AppearancePart name="access" className="access" />
      </FloatingControls>
      {isPublic && <ChatLauncher />}
      {isPublic && <SchedulingSlot />}
      <ToastRegion />
      <NavigationLoader />
      <RouteChanges />
    </>
  )
}
