import { useRouteError } from 'react-router-dom'
import { createPart, loadParts } from '#web/ui/island/part.ts'

/** Page that replaces a page whose text or code could not be loaded. The service worker has its code. */
const unreached = createPart(
  async () => (await import('#web/site/unreached/unreached-page.tsx')).UnreachedPage,
)

/** Loads the code of {@link RouteFailure} before the failure of a navigation is rendered, and throws the failure again. */
export async function failWithPage(error: unknown): Promise<never> {
  await loadParts(unreached)
  throw error
}

/** Replaces a page that could not be loaded during a navigation. Without its code, the error page of the root is shown. */
export function RouteFailure() {
  const error = useRouteError()
  const Page = unreached.current
  if (Page === undefined) throw error
  return <Page error={error} />
}
