// Toasts of staff can be shown while the server is out of reach.
import '#web/shell/toaster.tsx'
import { Outlet } from 'react-router-dom'
import { StaffArea } from '#web/staff/shell/staff-area.tsx'
import { SignInPage } from '#web/staff/sign-in/sign-in-page.tsx'
import { AccessButton, ThemeControl } from '#web/site/appearance/parts.tsx'
import { StaffUpdates } from '#web/site/updates/staff-updates.tsx'
import { PageHead } from '#web/lib/page/page-head.tsx'
import '#web/staff/shell/staff.css'

/** How the staff area looks is chosen as on the public pages. */
function StaffTools() {
  return (
    <div className="staff-tools">
      <AccessButton />
      <div className="theme-control">
        <ThemeControl />
      </div>
    </div>
  )
}

/** The frame of every page of the staff area. The server knows nobody: it sends the door, and the browser asks. */
export function StaffLayout() {
  const door = (
    <>
      <PageHead title="Sign in" noindex />
      <SignInPage />
    </>
  )
  return (
    <>
      <StaffArea door={door} tools={<StaffTools />}>
        <Outlet />
      </StaffArea>
      <StaffUpdates />
    </>
  )
}
