import { can, type Ability } from '#shared/access/abilities.ts'
import { useStaff } from './staff-context.tsx'

/** True if the user has an ability. Use it for the UI only, because the server checks every action. */
export const useMay = (ability: Ability): boolean => can(useStaff().user, ability)
