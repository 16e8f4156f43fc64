import { useEffect } from 'react'
import { isStaffPath } from '#web/lib/page/staff-path.ts'
import { setReloadStrategy, recoverFromMissingCode } from './recover.ts'
import { hasUnsavedWork, watchTyping } from './unsaved-work.ts'

const ASKED =
  'Save or copy what you have typed, then load it. A part of this page is missing until you do.'

const fetchNotice = () => import('./update-notice.tsx').catch(() => undefined)

/** Loaded with the page, because its code may be missing by the time it is needed. */
let notice: ReturnType<typeof fetchNotice> | undefined
let isAsking = false

/** Asks first if unsaved work would be lost. Otherwise reloads at once. */
async function askFirst(load: () => void): Promise<void> {
  if (!isStaffPath(location.pathname) || !hasUnsavedWork()) return load()
  if (isAsking) return
  isAsking = true
  const shown = await notice
  shown?.showUpdateNotice(load, ASKED, () => {
    isAsking = false
  })
}

/** Switches the staff area to a newer version of the site if one of its files is missing. Renders nothing. */
export function StaffUpdates() {
  useEffect(() => {
    // In development there are no builds.
    if (!import.meta.env.PROD) return
    notice ??= fetchNotice()
    watchTyping()
    setReloadStrategy((load) => void askFirst(load))
    recoverFromMissingCode()
  }, [])
  return null
}
