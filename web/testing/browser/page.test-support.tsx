import '#web/styles/main.css'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { cleanup, render } from 'vitest-browser-react/pure'
import { expect, onTestFinished } from 'vitest'
import { storageKeys } from '#shared/browser/storage-keys.ts'
import { appearanceEvents } from '#web/lib/boot/appearance-events.ts'
import { createBrowserSource } from '#web/lib/content/browser-source.ts'
import { createBrowserQueryClient } from '#web/lib/content/query-client.ts'
import { dismissToast, toastStore } from '#web/lib/overlays/toasts.ts'
import type { AppEnv } from '#web/lib/page/app-context.tsx'
import { App } from '#web/shell/app.tsx'
import { createRoutes } from '#web/shell/routes.tsx'
import { Settled } from '#web/shell/settled.tsx'
import { startAppearance } from './appearance.test-support.ts'
import { stored } from './elements.test-support.ts'

/** Options of {@link openPage}. */
interface PageOptions {
  /** Entries of the local storage before the page opens. Default: the theme follows the system. */
  readonly stored?: Readonly<Record<string, string>>
  /** True if pages show the consent banner. Otherwise the browser sends Global Privacy Control, so no banner appears. */
  readonly asksConsent?: boolean
  /** Fields of the environment that replace the default ones. By default the site has neither mail nor a booking service. */
  readonly env?: Partial<AppEnv>
}

const root = document.documentElement

/** Closes the open page. Undefined if no page is open. */
let closeOpened: (() => Promise<void>) | undefined

/** Removes everything that a page stores or sets outside of React, so that the next test opens a new page. */
async function closePage(stopAppearance: () => void): Promise<void> {
  // Panels, menus and prompts are mounted outside the page's React root, so Escape closes them.
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close()
  for (const surface of document.querySelectorAll<HTMLElement>(':popover-open'))
    surface.hidePopover()
  root.dataset['theme'] = 'dark'
  window.dispatchEvent(new Event(appearanceEvents.changed))
  for (const { id } of toastStore.visible()) dismissToast(id)
  await cleanup()
  stopAppearance()
  document.getElementById('app')?.remove()
  delete window.certaviaBoot
  for (const name of Object.keys(root.dataset)) delete root.dataset[name]
  root.removeAttribute('style')
  root.className = ''
  localStorage.clear()
  sessionStorage.clear()
}

/**
 * Opens a page of the site with its layout, router and query client, as on a first visit: nothing is stored, and the history has no earlier
 * page of this site. Resolves when the page is rendered. The page is closed at the end of the test.
 */
export async function openPage(path: string, options: PageOptions = {}): Promise<void> {
  const { stored: entries = { [storageKeys.themePreference]: 'system' }, asksConsent = false } =
    options
  Object.defineProperty(navigator, 'globalPrivacyControl', {
    value: !asksConsent,
    configurable: true,
  })
  await closeOpened?.()
  for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value)
  history.replaceState(null, '', path)
  root.lang = 'en'
  window.scrollTo({ top: 0, behavior: 'instant' })
  const stopAppearance = startAppearance()
  const close = () => {
    closeOpened = undefined
    return closePage(stopAppearance)
  }
  closeOpened = close
  onTestFinished(async () => {
    if (closeOpened === close) await close()
  })
  let isSettled = false
  const queryClient = createBrowserQueryClient(() => isSettled)
  const source = createBrowserSource()
  const router = createBrowserRouter(createRoutes(() => ({ queryClient, source, onServer: false })))
  const env = {
    source,
    origin: location.origin,
    year: 2026,
    demoLogin: false,
    consentBanner: 'bottom',
    hasMail: false,
    ...options.env,
  } as const
  const container = document.createElement('div')
  container.id = 'app'
  document.body.append(container)
  await render(
    <App env={env} queryClient={queryClient}>
      <RouterProvider router={router} />
      <Settled clicked={[]} onSettled={() => (isSettled = true)} />
    </App>,
    { container },
  )
  await expect.poll(() => document.querySelector('main h1')).not.toBeNull()
}

/** Opens another page of the site as a new document. The local storage is not cleared. */
export const openNextPage = (path: string): Promise<void> => openPage(path, { stored: stored() })
