import { useEffect, useState, type ComponentType } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '#shared/paths/paths.ts'
import { SCHEDULING_EVENT, type SchedulingDetail } from '#web/lib/overlays/open-scheduling.ts'

interface DialogProps {
  readonly asked: SchedulingDetail | undefined
  readonly onClose: () => void
}

const fetchDialog = () => import('../site/scheduling/scheduling-dialog.tsx')

/** Opens the scheduling dialog when it is requested. Its code loads on first use. If that fails, the booking page opens instead. */
export function SchedulingSlot() {
  const { key } = useLocation()
  const [opened, setOpened] = useState<{ readonly detail: SchedulingDetail; readonly on: string }>()
  const [Dialog, setDialog] = useState<ComponentType<DialogProps>>()
  useEffect(() => {
    const open = (event: WindowEventMap[typeof SCHEDULING_EVENT]) => {
      if (location.pathname === paths.booking()) return
      event.preventDefault()
      const { detail } = event
      fetchDialog().then(
        ({ SchedulingDialog }) => {
          setDialog(() => SchedulingDialog)
          setOpened({ detail, on: key })
        },
        () => location.assign(paths.booking(detail.service)),
      )
    }
    window.addEventListener(SCHEDULING_EVENT, open)
    return () => window.removeEventListener(SCHEDULING_EVENT, open)
  }, [key])
  // The dialog closes when the visitor leaves the page on which it was opened.
  const asked = opened?.on === key ? opened.detail : undefined
  return Dialog && <Dialog asked={asked} onClose={() => setOpened(undefined)} />
}
