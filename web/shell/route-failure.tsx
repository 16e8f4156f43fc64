import { useRouteError } from 'react-router-dom'
import { createPart, loadParts } from '#web/ui/island/part.ts'
import { FailureText } from './page-failure.tsx'

/** Page that replaces a page whose text or code could not be loaded. The service worker has its code. */
const unreached = createPart(
  async () => (await import('#web/site/unreached/unreached-page.tsx')).UnreachedPage,
)

/** Loads the code of {@link RouteFailure} before the failure of a navigation is rendered, and throws the failure again. */
export async function failWithPage(error: unknown): Promise<never> {
  await loadParts(unreached)
  throw error
}

/** Replaces a page that could not be loaded or rendered, within the frame of the site. */
export function RouteFailure() {
  const error = useRouteError()
  const Page = unreached.current
  const failure = (
    <div className="page failure">
      <FailureText />
    </div>
  )
  return Page === undefined ? failure : <Page error={error} otherwise={failure} />
}
