import { RotateCw } from 'lucide-react'
import { MemoryRouter } from 'react-router-dom'
import { tornBand, tornSize } from '#shared/engraving/torn-band.ts'
import { SEARCH_QUERY } from '#shared/contracts/search-view.ts'
import { site } from '#shared/company/site.ts'
import { workerPaths } from '#shared/paths/worker-paths.ts'
import { Header } from '#web/site/navigation/header.tsx'
import { Microprint } from '#web/ui/engraving/microprint.tsx'
import { words } from '#web/site/unreached/labels.ts'

const ends = tornBand()

/**
 * Offline page, shown instead of a page that cannot be loaded. Only the server renders it; `offline.ts` adds the state of the device. The
 * controls of the page need no other code of the site.
 */
export const OfflinePage = () => (
  <MemoryRouter initialEntries={[workerPaths.offline]}>
    <a className="skip-link" href="#main">
      Skip to content
    </a>
    <Header tools={null} choices={null} />
    <main id="main" tabIndex={-1} className="offline f-teal">
      <svg
        className="engraving offline-band"
        viewBox={`0 0 ${tornSize.width} ${tornSize.height}`}
        fill="none"
        aria-hidden="true"
      >
        <path className="engraving-accent" strokeWidth="1" d={ends} />
      </svg>
      <div className="page offline-inside">
        <div className="offline-words">
          <h1 data-offline="title">{words.title}</h1>
          <p className="lede" data-offline="lede">
            {words.lede}
          </p>
          <p className="actions">
            <button type="button" className="button" data-offline="again">
              <RotateCw size={16} strokeWidth={1.6} aria-hidden="true" />
              {words.again}
            </button>
            <button type="button" className="text-link" hidden data-offline="back">
              {words.back}
            </button>
          </p>
          <output className="offline-said" data-offline="said" />
          <section className="offline-stored" hidden data-offline="stored">
            <h2>{words.stored}</h2>
            <search hidden data-offline="search">
              <form className="offline-search">
                <label htmlFor="offline-query">{words.search}</label>
                <input
                  id="offline-query"
                  type="search"
                  dir="auto"
                  autoComplete="off"
                  autoCapitalize="none"
                  spellCheck={false}
                  maxLength={SEARCH_QUERY.characters}
                  aria-describedby="offline-hint"
                  data-offline="query"
                />
                <p id="offline-hint">{words.searchHint}</p>
                <output data-offline="found" htmlFor="offline-query" />
              </form>
            </search>
            <ul data-offline="list" />
            <p hidden data-offline="empty" />
          </section>
        </div>
        <dl className="facts" hidden data-offline="facts">
          <div>
            <dt>{words.address}</dt>
            <dd>
              <code data-offline="address" />
            </dd>
          </div>
          <div>
            <dt>{words.connection}</dt>
            <dd data-offline="since" />
          </div>
        </dl>
      </div>
    </main>
    <footer className="offline-foot">
      <Microprint sentence={`${site.product} ${site.motto}`} />
    </footer>
  </MemoryRouter>
)
