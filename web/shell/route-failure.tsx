import { useRouteError } from 'react-router-dom'
import { isMissingCode } from '#web/lib/boot/missing-code.ts'
import { createPart, loadParts, useLoadPart } from '#web/ui/island/part.ts'
import { FailureText } from './page-failure.tsx'

/** Page that replaces a page whose text or code could not be loaded. The service worker has its code. */
const unreached = createPart(
  async () => (await import('#web/site/unreached/unreached-page.tsx')).UnreachedPage,
)

/**
 * Loads the code of {@link RouteFailure} before the failure of a navigation is rendered, and throws the failure again. Code that is missing
 * after a deployment does not wait: the page is then reloaded, at the address of the navigation, which the failure sets.
 */
export async function failWithPage(error: unknown): Promise<never> {
  if (!(error instanceof Error) || !isMissingCode(error.message)) await loadParts(unreached)
  throw error
}

/** Replaces a page that could not be loaded or rendered, within the frame of the site. */
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
