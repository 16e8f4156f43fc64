import { createContext, use } from 'react'
import type { UserView } from '#shared/contracts/auth.ts'
import type { StaffApi } from './queries/staff-api.ts'

/** The signed-in user, and the actions that are available in the entire staff area. */
export interface Staff {
  readonly user: UserView
  readonly api: StaffApi
  /** Ends the session in the staff area and in the Studio, and opens the sign-in page. */
  readonly signOut: () => void
}

const StaffContext = createContext<Staff | undefined>(undefined)

export const StaffProvider = StaffContext.Provider

/** The signed-in user with API and actions. @throws Error outside the staff area */
export function useStaff(): Staff {
  const staff = use(StaffContext)
  if (staff === undefined) throw new Error('useStaff needs the staff area around it')
  return staff
}
