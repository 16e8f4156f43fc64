import { useState } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * What stands in the place of a form once it is sent, and what takes it. The address becomes that of the result, so that a
 * reload shows it again; whoever comes to the page anew finds the form.
 * @param pathOf the address; undefined where the page keeps its own
 */
export function useResult<T>(
  pathOf: (result: T) => string | undefined,
): [T | undefined, (result: T) => void] {
  const { key } = useLocation()
  const [taken, setTaken] = useState<{ readonly at: string; readonly result: T }>()
  const take = (result: T) => {
    const path = pathOf(result)
    if (path !== undefined) history.replaceState(history.state, '', path)
    setTaken({ at: key, result })
  }
  return [taken?.at === key ? taken.result : undefined, take]
}
