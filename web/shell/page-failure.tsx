import { paths } from '#shared/paths/paths.ts'
import { identity } from '#shared/company/identity.ts'

/** Texts of the error page. Its links are plain HTML, so they load the complete page. */
export function FailureText() {
  return (
    <>
      <h1>{navigator.onLine ? 'Something went wrong on our side' : 'You are offline'}</h1>
      <p>Reload the page or go to the home page.</p>
      <p className="actions">
        <a className="button" href={paths.home}>
          {identity.product} home
        </a>
      </p>
    </>
  )
}

/** Error page. It replaces the entire page if the layout around the content fails to render. */
export function PageFailure() {
  return (
    <main className="page failure" id="main">
      <FailureText />
    </main>
  )
}
