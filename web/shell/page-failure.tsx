import { paths } from '#shared/paths/paths.ts'
import { identity } from '#shared/company/identity.ts'

/** Error page, shown if a page fails to render or its code cannot be loaded. Its links are plain HTML, so they load a full page. */
export function PageFailure() {
  return (
    <main className="page failure" id="main">
      <h1>Something went wrong on our side</h1>
      <p>Reload the page or go to the home page.</p>
      <p className="actions">
        <a className="button" href={paths.home}>
          {identity.product} home
        </a>
      </p>
    </main>
  )
}
