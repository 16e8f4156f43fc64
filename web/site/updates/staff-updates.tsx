import { useEffect } from 'react'
import { isStaffPath } from '#web/lib/page/staff-path.ts'
import { goOverBy, recoverFromMissingCode } from './recover.ts'
import { hasUnsavedWork, watchTyping } from './unsaved-work.ts'

const ASKED =
  'Save or copy what you have typed, then load it. A part of this page is missing until you do.'

const fetchNotice = () => import('./update-notice.tsx').catch(() => undefined)

/** Fetched with the page: when the notice is wanted, its own code may be gone. */
let notice: ReturnType<typeof fetchNotice> | undefined
let isAsking = false

/** Has somebody decide whose work would be lost; everybody else goes over at once. */
async function askFirst(load: () => void): Promise<void> {
  if (!isStaffPath(location.pathname) || !hasUnsavedWork()) return load()
  if (isAsking) return
  isAsking = true
  const shown = await notice
  shown?.showUpdateNotice(load, ASKED, () => {
    isAsking = false
  })
}

/** Has the staff area go over to a newer version of the site when a part of its own is gone. Draws nothing by itself. */
export function StaffUpdates() {
  useEffect(() => {
    // From source there are no builds.
    if (!import.meta.env.PROD) return
    notice ??= fetchNotice()
    watchTyping()
    goOverBy((load) => void askFirst(load))
    recoverFromMissingCode()
  }, [])
  return null
}
