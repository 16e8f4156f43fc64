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
import { routePattern } from './route-table.ts'
import { createRoutes } from './routes.tsx'
import { Settled } from './settled.tsx'

let isSettled = false

watchErrors(routePattern)

/** Tells whoever listens for errors of one that the router has caught. */
const tellError = (error: unknown) => dispatchEvent(new ErrorEvent('error', { error }))

function readPageData(): PageData {
  const text = document.getElementById(pageDataId)?.textContent ?? ''
  // Written by our own server into this very page.
  return JSON.parse(text) as PageData // oxlint-disable-line typescript/no-unsafe-type-assertion
}

/** The first page hydrates in one go, so the code of its route has to be there before React starts. */
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

/** Lets the browser answer whoever waits: the steps to a living page are each short, all of them together are not. */
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
  await loadMatched(routes)
  await breathe()
  // Gone back meanwhile: the boot script is loading that page, and this one is not to be taken for it.
  if (window.certaviaBoot?.left() === true) return
  const router = createBrowserRouter(routes, { hydrationData: { loaderData } })
  await breathe()
  const container = document.getElementById('app')
  if (container === null) return
  // From here on React keeps early clicks itself.
  const clicked = window.certaviaBoot?.take() ?? []
  // As a transition it is done in slices, so that it never holds up an input for long.
  startTransition(() => {
    hydrateRoot(
      container,
      <App env={{ ...surroundings, source }} queryClient={queryClient}>
        <RouterProvider router={router} onError={tellError} />
        <Settled clicked={clicked} onSettled={settle} />
      </App>,
    )
  })
}

void start(createBrowserQueryClient(() => isSettled))
