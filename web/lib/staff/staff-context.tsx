import { createContext, use } from 'react'
import type { UserView } from '#shared/contracts/auth.ts'
import type { StaffApi } from './queries/staff-api.ts'

/** Who is signed in, and what they can do from anywhere in the staff area. */
export interface Staff {
  readonly user: UserView
  readonly api: StaffApi
  /** Ends the session here and in the Studio and leads to the sign-in page. */
  readonly signOut: () => void
}

const StaffContext = createContext<Staff | undefined>(undefined)

export const StaffProvider = StaffContext.Provider

/** The signed-in person. @throws Error outside the staff area */
export function useStaff(): Staff {
  const staff = use(StaffContext)
  if (staff === undefined) throw new Error('useStaff needs the staff area around it')
  return staff
}
