import { useState } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Result that is shown instead of a form after the form was sent, and the function that sets the result. The address changes to that of the
 * result, so that a reload shows the result. A new visit to the page shows the form.
 * @param pathOf returns the address of a result; if it is undefined, the address of the page does not change
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
