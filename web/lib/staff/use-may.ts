import { can, type Ability } from '#shared/access/abilities.ts'
import { useStaff } from './staff-context.tsx'

/** True if the user has an ability. Only for the UI: the server checks every action. */
export const useMay = (ability: Ability): boolean => can(useStaff().user, ability)
