import { onlineManager, type QueryClient } from '@tanstack/react-query'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, onTestFinished, test } from 'vitest'
import type { LandingPage } from '#shared/content/landing/landing-page.ts'
import { plannerPart } from '#web/blocks/planner/planner.tsx'
import type { Answer } from '#web/lib/content/content-fallback.ts'
import { createBrowserSource } from '#web/lib/content/browser-source.ts'
import { createBrowserQueryClient } from '#web/lib/content/query-client.ts'
import { landingQuery } from '#web/lib/queries/landing.ts'
import { rangesQuery } from '#web/lib/queries/planning-ranges.ts'
import { App } from '#web/shell/app.tsx'
import { Component, createLoader } from './landing.tsx'

const slug = 'care-homes'
const source = createBrowserSource()
const { queryKey } = landingQuery({ source }, slug)

const landing = (heading: string): Answer<LandingPage> => ({
  origin: 'cms',
  data: {
    id: 'a',
    slug,
    updated_at: '2026-01-01T00:00:00Z',
    noindex: false,
    sections: [],
    meta: { title: 'Care homes', description: 'Checks for care homes.', keywords: [] },
    blocks: [
      { type: 'landingHero', heading, lede: 'A lede.', family: 'screening', picture: null },
      { type: 'landingPlanner', label: 'Plan', heading: 'Plan your file', checks: ['degree'] },
    ],
  },
})

/** Query client whose cache contains the page, as in a browser that has shown the page before. */
function createClient(): QueryClient {
  const client = createBrowserQueryClient(() => false)
  client.setQueryData(queryKey, landing('First heading'))
  return client
}

test('a landing page with a planner loads while the device is offline, if it was shown before', async () => {
  onlineManager.setOnline(false)
  onTestFinished(() => onlineManager.setOnline(true))
  const queryClient = createClient()
  const load = createLoader({ queryClient, source, onServer: false })
  const url = new URL(`/${slug}`, location.origin)
  const loaded = await load({
    params: { slug },
    request: new Request(url),
    url,
    pattern: '/:slug',
    context: {},
  })
  expect(loaded).toMatchObject({ data: { failed: false } })
})

test('the planner keeps the selection in its server-rendered form when the page is rendered again', async () => {
  const queryClient = createClient()
  queryClient.setQueryData(rangesQuery({ source }).queryKey, { data: [], origin: 'cms' })
  const env = {
    source,
    origin: location.origin,
    year: 2026,
    demoLogin: false,
    consentBanner: 'bottom',
    hasMail: false,
  } as const
  const tree = () => (
    <App env={env} queryClient={queryClient}>
      <RouterProvider
        router={createMemoryRouter([{ path: '/:slug', element: <Component /> }], {
          initialEntries: [`/${slug}`],
        })}
      />
    </App>
  )
  const root = document.documentElement
  const app = document.createElement('div')
  // Moves the planner out of the window. The live form would otherwise replace the server-rendered one.
  app.style.paddingTop = '500vh'
  document.body.append(app)
  await plannerPart.load()
  // With the attribute `data-hydrated`, islands render as on a server.
  root.dataset['hydrated'] = ''
  app.innerHTML = renderToString(tree())
  delete root.dataset['hydrated']
  const hydrated = hydrateRoot(app, tree())
  onTestFinished(() => {
    hydrated.unmount()
    app.remove()
  })
  const box = app.querySelector<HTMLInputElement>('input[value="criminal"]')
  box?.click()
  queryClient.setQueryData(queryKey, landing('Second heading'))
  await expect.poll(() => app.querySelector('h1')?.textContent).toBe('Second heading')
  expect(box?.checked).toBe(true)
  expect(app.querySelector('input[value="criminal"]')).toBe(box)
})
