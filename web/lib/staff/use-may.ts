import { can, type Ability } from '#shared/access/abilities.ts'
import { useStaff } from './staff-context.tsx'

/** Whether the signed-in person may do something. It only decides what is shown: the server decides what is done. */
export const useMay = (ability: Ability): boolean => can(useStaff().user, ability)
