import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom'
import type { LoaderEnv } from '#web/lib/page/page-loader.ts'
import { PageFallback } from '#web/site/page-loader/page-loader.tsx'
import { isStaffPath } from '#web/lib/page/staff-path.ts'
import { PageFailure } from './page-failure.tsx'
import { Root } from './root.tsx'
import { RouteFailure, failWithPage } from './route-failure.tsx'
import { routeTable, staffArea } from './route-table.ts'

/**
 * Route table in the router's format.
 * @param envOf environment of a loader: constant in the browser, per request on the server
 */
export function createRoutes(
  envOf: (args: LoaderFunctionArgs<LoaderEnv>) => LoaderEnv,
): RouteObject[] {
  const toRoute = ({ path, load }: (typeof routeTable)[number]): RouteObject => ({
    id: path,
    path,
    // Without this option, every page would also be available at its path in upper case.
    caseSensitive: true,
    lazy: async () => {
      const { Component, createLoader } = await load().catch(failWithPage)
      return {
        Component,
        loader: (args: LoaderFunctionArgs<LoaderEnv>) =>
          createLoader(envOf(args))(args).catch(failWithPage),
      }
    },
  })
  return [
    {
      id: 'root',
      Component: Root,
      HydrateFallback: PageFallback,
      ErrorBoundary: PageFailure,
      children: [
        {
          id: 'public',
          // The error boundary is on the parent route, because the router does not render the boundary of a route whose own code could not
          // be loaded.
          ErrorBoundary: RouteFailure,
          children: routeTable.filter(({ path }) => !isStaffPath(path)).map(toRoute),
        },
        {
          id: staffArea,
          lazy: async () => {
            const { StaffLayout } = await import('../routes/staff/staff-area.tsx')
            return { Component: StaffLayout }
          },
          children: routeTable.filter(({ path }) => isStaffPath(path)).map(toRoute),
        },
      ],
    },
  ]
}
