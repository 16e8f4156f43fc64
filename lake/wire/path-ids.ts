import { check } from './body.ts'
import { WireError } from './errors.ts'
import { documentId } from './schemas.ts'

/** Maximum number of document ids in one address. */
const MAX_IDS = 1000

/** Parses a list such as `a,b,c` in an address. @throws WireError 400 for an invalid id, no id or too many ids */
export function idList(value: string): readonly string[] {
  const ids = value.split(',').filter((id) => id !== '')
  if (ids.length === 0) throw new WireError(400, 'At least one document id is required')
  if (ids.length > MAX_IDS) throw new WireError(400, `At most ${MAX_IDS} document ids are allowed`)
  for (const id of ids) check(documentId, id)
  return [...new Set(ids)]
}
