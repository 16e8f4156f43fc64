import { useCallback, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

interface Ways<Place> {
  /** Path of the list. */
  readonly path: string
  readonly read: (query: string) => Place
  readonly write: (place: Place) => string
}

/**
 * State of a list in the URL, and a function that changes it. With the option `typing`, the function replaces the history entry instead of
 * adding one. `read` and `write` must be stable functions.
 */
export function useListPlace<Place>({ path, read, write }: Ways<Place>) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const place = useMemo(() => read(search), [read, search])
  const go = useCallback(
    (to: Place, { typing }: { readonly typing: boolean } = { typing: false }) =>
      void navigate(path + write(to), { replace: typing, state: { keepsFocus: true } }),
    [navigate, path, write],
  )
  return [place, go] as const
}
