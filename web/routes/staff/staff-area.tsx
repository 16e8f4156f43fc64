// Imports the toaster together with the staff area, so that toasts can be shown even if the server becomes unreachable.
import '#web/shell/toaster.tsx'
import { Outlet } from 'react-router-dom'
import { StaffArea } from '#web/staff/shell/staff-area.tsx'
import { SignInPage } from '#web/staff/sign-in/sign-in-page.tsx'
import { AccessButton, ThemeControl } from '#web/site/appearance/parts.tsx'
import { StaffUpdates } from '#web/site/updates/staff-updates.tsx'
import { PageHead } from '#web/lib/page/page-head.tsx'
import '#web/staff/shell/staff.css'

/** Controls for the appearance of the staff area: accessibility menu and theme, as on public pages. */
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

/**
 * Layout of every staff page. The server does not know the user, so it renders the sign-in page. The browser then requests the signed-in
 * user.
 */
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
