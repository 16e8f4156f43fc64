import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { isArticlePath } from '#shared/browser/offline-copies.ts'
import { updateKeys } from '#shared/browser/update-keys.ts'
import { browserConsent } from '#web/lib/consent/browser-consent.ts'
import { keepForms } from './keep-forms.ts'
import { recoverFromMissingCode } from './recover.ts'
import { useFullPageLoads } from './full-page-navigation.ts'
import { linkWorker, type WorkerLink } from './worker-link.ts'

/** Loads the code of the update notice. Called at the first update, because the server then still has the file of this page's build. */
const fetchNotice = () => import('./update-notice.tsx')

async function tellOfUpdate(letUpdateIn: () => Promise<void>) {
  useFullPageLoads()
  const notice = await fetchNotice().catch(() => undefined)
  notice?.showUpdateNotice(() => {
    keepForms()
    void letUpdateIn().then(() => location.reload())
  })
}

function giveBack(): void {
  try {
    if (sessionStorage.getItem(updateKeys.keptForms) === null) return
  } catch {
    return
  }
  import('./restore-forms.ts').then(
    ({ restoreForms }) => restoreForms(),
    () => undefined,
  )
}

let link: Promise<WorkerLink | undefined> | undefined

function begin(): Promise<WorkerLink | undefined> {
  recoverFromMissingCode()
  giveBack()
  const { store } = browserConsent()
  const linked = linkWorker({
    mayKeepArticles: () => store.state().allowed.functional,
    onUpdate: (letUpdateIn) => void tellOfUpdate(letUpdateIn),
  })
  store.subscribe(() => void linked.then((made) => made?.alive()))
  return linked
}

/** Connects public pages to the service worker, and handles newer versions of the site. Renders nothing. */
export function Updates() {
  const { pathname } = useLocation()
  useEffect(() => {
    link ??= begin()
    if (isArticlePath(pathname)) void link.then((made) => made?.read(pathname))
  }, [pathname])
  return null
}
