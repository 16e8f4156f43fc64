import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { Outlet, useLocation, useMatches } from 'react-router-dom'
import { hidesBanner, isEmbedded } from '#shared/browser/embedded.ts'
import { paths } from '#shared/paths/paths.ts'
import { AppearancePart } from '#web/site/appearance/appearance-part.tsx'
import { useAppearance } from '#web/site/appearance/use-appearance.ts'
import { ChatLauncher } from '#web/site/assistant/launcher.tsx'
import { FloatingControls } from '#web/site/floating/floating-controls.tsx'
import { Footer } from '#web/site/navigation/footer.tsx'
import { Header } from '#web/site/navigation/header.tsx'
import { useLinkClicks } from '#web/site/navigation/link-clicks.ts'
import { usePrefetch } from '#web/site/navigation/prefetch.ts'
import { RouteChanges } from '#web/site/navigation/route-changes.tsx'
import { NavigationLoader } from '#web/site/page-loader/page-loader.tsx'
import { usePictureLoading } from '#web/site/pictures/picture-loading.ts'
import { useOpenRows } from '#web/ui/open-rows.tsx'
import { useTooltips } from '#web/site/tooltip/use-tooltips.ts'
import type { ContentSource } from '#web/lib/content/content-source.ts'
import { whenIdle } from '#web/lib/boot/when-idle.ts'
import { useApp } from '#web/lib/page/app-context.tsx'
import { loadParts } from '#web/ui/island/part.ts'
import { isStaffPath } from '#web/lib/page/staff-path.ts'
import { FrameProvider } from '#web/lib/frame/frame-context.tsx'
import { ConsentSlot } from './consent/consent-slot.tsx'
import { prefetchCode, serves } from './route-lookup.ts'
import { staffArea } from './route-table.ts'
import { useSearchPalette } from './search-palette.ts'
import { SchedulingSlot } from './scheduling-slot.tsx'
import { ToastRegion } from './toast-region.tsx'
import { idleRequests, useFreshFrame } from './use-fresh-frame.ts'

/** Returns a function that loads a page in advance. It loads the code for this first, if the browser has not been idle yet. */
const prefetcher =
  (env: { readonly queryClient: QueryClient; readonly source: ContentSource }) =>
  (pathname: string) =>
    void loadParts(idleRequests).then(() =>
      idleRequests.current?.prefetchPage(env, pathname, prefetchCode),
    )

/**
 * Layout around every page. The staff area has its own layout. Staff pages and embedded pages have no navigation bar, footer or floating
 * controls.
 */
export function Root() {
  const { year, source } = useApp()
  const queryClient = useQueryClient()
  const { pathname, search } = useLocation()
  const parameters = new URLSearchParams(search)
  const isBooking = pathname === paths.booking()
  const isBare = isBooking && isEmbedded(parameters)
  const isPublic = !isStaffPath(pathname) && !isBare
  const frame = useFreshFrame(queryClient, isPublic)
  const isFramed = useMatches().some(({ id }) => id === staffArea)
  useLinkClicks(serves)
  usePrefetch(useMemo(() => prefetcher({ queryClient, source }), [queryClient, source]))
  // Loads this code when the browser is idle, not on a click. After a deployment the code may be missing. On a click, this would reload the
  // current page instead of opening the next one.
  useEffect(() => whenIdle(() => void loadParts(idleRequests)), [])
  useAppearance()
  useSearchPalette()
  useTooltips()
  useOpenRows()
  usePictureLoading(pathname)
  return (
    <FrameProvider value={frame}>
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
              tools={
                <>
                  <AppearancePart name="search" className="bar-search" />
                  <AppearancePart name="theme" className="theme-control" />
                </>
              }
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
    </FrameProvider>
  )
}
