import { HttpError } from '#server/http/http-error.ts'
import type { Caller } from '#server/http/route.ts'
import type { Editor } from './ports.ts'

/** The staff member who calls. @throws HttpError `authentication_required` for a visitor */
export function editorOf(caller: Caller): Editor {
  if (caller.kind === 'visitor') {
    throw new HttpError('authentication_required', 'Sign in to continue. Authentication required')
  }
  const { id, name, email, role } = caller
  return { id, name, email, role }
}
