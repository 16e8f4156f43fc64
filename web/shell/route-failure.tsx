import { useRouteError } from 'react-router-dom'
import { isMissingCode } from '#web/lib/boot/missing-code.ts'
import { createPart, loadParts, useLoadPart } from '#web/ui/island/part.ts'
import { FailureText } from './page-failure.tsx'

/** Page shown instead of a page whose text or code could not be loaded. The service worker caches its code. */
const unreached = createPart(
  async () => (await import('#web/site/unreached/unreached-page.tsx')).UnreachedPage,
)

/**
 * Loads the code of {@link RouteFailure} before the router renders the failure of a navigation, and throws the failure again. Exception: if
 * code is missing after a deployment, it loads nothing, because this failure reloads the page at the address of the navigation.
 */
export async function failWithPage(error: unknown): Promise<never> {
  if (!(error instanceof Error) || !isMissingCode(error.message)) await loadParts(unreached)
  throw error
}

/** Shown inside the site's layout instead of a page that could not be loaded or rendered. */
export function RouteFailure() {
  const error = useRouteError()
  useLoadPart(unreached, true)
  const Page = unreached.current
  const failure = (
    <div className="page failure">
      <FailureText />
    </div>
  )
  return Page === undefined ? failure : <Page error={error} otherwise={failure} />
}
