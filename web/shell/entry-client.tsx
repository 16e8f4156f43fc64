import '@vitejs/plugin-react/preamble'
import '../styles/main.css'
import type { QueryClient } from '@tanstack/react-query'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import {
  createBrowserRouter,
  matchRoutes,
  RouterProvider,
  type RouteObject,
} from 'react-router-dom'
import { App } from './app.tsx'
import { createBrowserSource } from '../lib/content/browser-source.ts'
import { watchErrors } from '../lib/log/error-watch.ts'
import { pageDataId, unpackQueries, type PageData } from '../lib/page/page-data.ts'
import { createBrowserQueryClient } from '../lib/content/query-client.ts'
import { recoverFirstPage } from './missing-first-page.tsx'
import { routePattern } from './route-lookup.ts'
import { createRoutes } from './routes.tsx'
import { Settled } from './settled.tsx'

let isSettled = false

watchErrors(routePattern)

/** Dispatches an error that the router has caught, so that the window's error listeners receive it. */
const dispatchError = (error: unknown) => dispatchEvent(new ErrorEvent('error', { error }))

function readPageData(): PageData {
  const text = document.getElementById(pageDataId)?.textContent ?? ''
  // The site's own server wrote this JSON into the page, so it has the expected type.
  return JSON.parse(text) as PageData // oxlint-disable-line typescript/no-unsafe-type-assertion
}

/** The first page hydrates at once, so the code of its route must be loaded before React starts. */
async function loadMatched(routes: RouteObject[]) {
  const matches = matchRoutes(routes, location) ?? []
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return
      const loaded = await route.lazy()
      Object.assign(route, loaded, { lazy: undefined })
    }),
  )
}

/** Yields to the event loop, so that hydration consists of separate short tasks. */
const breathe = () => new Promise((resolve) => setTimeout(resolve))

const settle = () => {
  isSettled = true
}

async function start(queryClient: QueryClient) {
  const { loaderData, queries, ...surroundings } = readPageData()
  unpackQueries(queryClient, queries)
  await breathe()
  const source = createBrowserSource()
  const loaderEnv = { queryClient, source, onServer: false }
  const routes = createRoutes(() => loaderEnv)
  const container = document.getElementById('app')
  if (container === null) return
  try {
    await loadMatched(routes)
  } catch (error) {
    void recoverFirstPage(container)
    throw error
  }
  await breathe()
  // If the visitor has gone back to another page, the boot script loads that page. The current markup must then not be hydrated.
  if (window.certaviaBoot?.left() === true) return
  const router = createBrowserRouter(routes, { hydrationData: { loaderData } })
  await breathe()
  // Takes the clicks that the boot script has recorded. From now on React itself replays clicks made before hydration.
  const clicked = window.certaviaBoot?.take() ?? []
  // In a transition React hydrates in short time slices, so that hydration does not block input.
  startTransition(() => {
    hydrateRoot(
      container,
      <App env={{ ...surroundings, source }} queryClient={queryClient}>
        <RouterProvider router={router} onError={dispatchError} />
        <Settled clicked={clicked} onSettled={settle} />
      </App>,
    )
  })
}

void start(createBrowserQueryClient(() => isSettled))
