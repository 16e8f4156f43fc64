import { useEffect } from 'react'
import { isStaffPath } from '#web/lib/page/staff-path.ts'
import { setReloadStrategy, recoverFromMissingCode } from './recover.ts'
import { hasUnsavedWork, watchTyping } from './unsaved-work.ts'

const ASKED =
  'Save or copy what you have typed, then load it. A part of this page is missing until you do.'

const fetchNotice = () => import('./update-notice.tsx').catch(() => undefined)

/** Code of the update notice. It is loaded with the page, because a later build of the server may no longer contain its file. */
let notice: ReturnType<typeof fetchNotice> | undefined
let isAsking = false

/** Asks the user before reloading if unsaved work would be lost. Otherwise reloads at once. */
async function askFirst(load: () => void): Promise<void> {
  if (!isStaffPath(location.pathname) || !hasUnsavedWork()) return load()
  if (isAsking) return
  isAsking = true
  const shown = await notice
  shown?.showUpdateNotice(load, ASKED, () => {
    isAsking = false
  })
}

/** Changes the staff area to a newer version of the site if a file of its own version is missing. Renders nothing. */
export function StaffUpdates() {
  useEffect(() => {
    // The development server has no builds, so a version cannot become outdated.
    if (!import.meta.env.PROD) return
    notice ??= fetchNotice()
    watchTyping()
    setReloadStrategy((load) => void askFirst(load))
    recoverFromMissingCode()
  }, [])
  return null
}
