import { join } from 'node:path'
import type { Auth } from '../auth/auth.ts'
import type { Config } from '../config/config.ts'
import type { LakeArea } from './lake/lake.ts'
import type { Deps } from './deps.ts'
import { followContactEmail } from './contact-email.ts'
import type { ContentChanges } from './content-changes.ts'
import { createEditingArea, openTrashRecords, type EditingArea } from './editing.ts'
import type { Lifetime } from './lifetime.ts'
import { createCms, type Cms } from '../cms/cms.ts'
import { CmsUnavailable } from '../cms/cms-error.ts'
import type { LakeFeed } from '../cms/feed.ts'
import type { ImageHost } from '../content/images/ports.ts'
import { createContent, type Content } from '../content/content.routes.ts'
import { createContentService, type ContentService } from '../content/content.service.ts'
import { createDeliveredPages, type DeliveredPages } from '../content/delivered-pages.ts'
import { createPageService, savePagesOnChange } from '../content/pages.service.ts'
import { openSavedPages } from '../content/saved-pages.ts'
import { openSavedLandings, saveLandingsOnChange } from '../content/saved-landings.ts'
import { createPreparedAnswers, type PreparedAnswers } from '../content/response-cache.ts'
import type { Acts } from '../http/acts.ts'
import { dataFolders } from '../process/data-folders.ts'
import { followLinks } from './live-links.ts'
import { createMirror } from '../mirror/mirror.ts'
import type { Mirror } from '../mirror/types.ts'
import { notifyOnWrite } from '../mirror/notify-on-write.ts'
import { createMirrorStore } from '../mirror/mirror.store.ts'
import type { MirrorTables } from '../mirror/mirror.tables.ts'
import { foldText } from '../mirror/mirrored-document.ts'
import { articleMoves, openRedirectBook } from './site/redirects.ts'
import type { RedirectBook } from '../redirects/redirect-book.ts'
import type { PageContent } from '../render/page-source.ts'
import type { Web } from './site/web.ts'
import type { DraftedType } from '#shared/content/status.ts'
import { isPublicQueryName } from '#shared/content/public-query-names.ts'

/** Public content: the CMS, its mirror, the REST API, and the content sources of the rendered pages. */
export interface ContentArea {
  readonly cms: Cms
  readonly mirror: Mirror
  readonly content: Content
  /** Functions that read published articles. */
  readonly service: ContentService
  readonly editing: EditingArea
  /** Cache of responses to REST requests and public queries. Changes in the mirror invalidate it. */
  readonly answers: PreparedAnswers
  readonly pageContent: PageContent
  /** Texts of the fixed pages, for search, assistant and sitemap. */
  readonly deliveredPages: DeliveredPages
  /** Contact email of the site settings. */
  readonly contactEmail: () => string
  /** Returns true if visitors can see an article or landing page with this slug or id. Undefined while the mirror may be outdated. */
  readonly hasArticle: (type: DraftedType, slugOrId: string) => Promise<boolean | undefined>
  /** Returns true if the mirror has a public page at a path. */
  readonly hasPage: (path: string) => Promise<boolean>
  /** Redirects from old paths that no longer have a page. */
  readonly redirects: RedirectBook
}

/**
 * Wraps the CMS. If staff have unpublished content but the write to the CMS is still queued, queries to the CMS fail, because the CMS would
 * return that content. Visitors then get saved content.
 */
function withoutHidden(cms: Cms, mirror: Pick<Mirror, 'hides'>): Cms {
  const assertNothingHidden = () => {
    if (mirror.hides) throw new CmsUnavailable('the CMS does not know yet of what was taken off')
  }
  return {
    query: async (name, params) => {
      assertNothingHidden()
      return cms.query(name, params)
    },
    queryUnchecked: async (name, params) => {
      assertNothingHidden()
      return cms.queryUnchecked(name, params)
    },
    get state() {
      return cms.state
    },
    check: cms.check,
    onStateChange: cms.onStateChange,
    close: cms.close,
  }
}

/**
 * Wraps a feed and calls `onLoss` when its connection is lost. Without this call, an outage would be noticed only when a visitor requests
 * content that the mirror lacks.
 */
const tellingOfLoss = (feed: LakeFeed, onLoss: () => void): LakeFeed => ({
  ...feed,
  follow: (listener) =>
    feed.follow({
      ...listener,
      lost: () => {
        onLoss()
        listener.lost()
      },
    }),
})

/** Composes the functions that read fixed pages, for REST and for the other parts of the server. */
function createPageReads(
  config: Pick<Config, 'dataDir'>,
  { log }: Pick<Deps, 'log'>,
  mirror: Mirror,
  cms: Pick<Cms, 'query'>,
) {
  const saved = openSavedPages(
    join(config.dataDir, dataFolders.pageTexts, 'published.json'),
    (error) =>
      log.error('cache', 'The published texts of pages could not be read or saved', { error }),
  )
  const pages = createPageService(mirror, saved, (id, reason) =>
    log.warn('database', 'A page leaves out an item of its document', { id, reason }),
  )
  const deliveredPages = createDeliveredPages({
    mirror,
    pages,
    query: async ({ id, type }) => (await cms.query(type, { id })).data,
  })
  return { pages, deliveredPages }
}

/** Opens the folder with the last published texts of landing pages. */
const openLandings = ({ dataDir }: Pick<Config, 'dataDir'>, { log }: Pick<Deps, 'log'>) =>
  openSavedLandings(join(dataDir, dataFolders.pageTexts, 'landing'), (error) =>
    log.error('cache', 'The text of a landing page could not be read or saved', { error }),
  )

const articleLookup =
  (mirror: Mirror): ContentArea['hasArticle'] =>
  async (type, slugOrId) => {
    if (!mirror.status.current) return undefined
    try {
      return (await mirror.readPublic((store) => store.article(type, slugOrId))) !== undefined
    } catch {
      // With undefined, the page is rendered from another content source or shows an error.
      return undefined
    }
  }

/** Composes the parts of the server between lake and pages: mirror, editing and the REST API. */
export function createContentArea(
  config: Config,
  deps: Deps,
  lake: LakeArea,
  {
    lifetime,
    changes,
    auth,
    acts,
    web,
    imageHost,
  }: {
    readonly lifetime: Lifetime
    readonly changes: ContentChanges
    readonly auth: Pick<Auth, 'usersByIds'>
    readonly acts: Acts
    readonly web: Pick<Web, 'serves'>
    readonly imageHost: ImageHost
  },
): ContentArea {
  const { log } = deps
  const asked = createCms({
    client: lake.client,
    log,
    followsLiveTags: lake.followTags !== undefined,
  })
  lifetime.add({ name: 'CMS', stop: asked.close })
  const naming = {
    nameOf: async (id: string) => (await auth.usersByIds([id]))[0]?.name,
    acts,
    foreignDoor: config.mode === 'hosted' ? 'sanity' : 'studio',
  } as const
  const trashRecords = openTrashRecords(deps, changes, naming)
  const mirror = createMirror({
    store: notifyOnWrite(
      createMirrorStore(deps.database.kysely.withTables<MirrorTables>()),
      (written) => void changes.emit('written', written),
    ),
    feed: tellingOfLoss(lake.feed, () => void asked.check()),
    source: [config.mode, config.lake.apiHost, config.lake.projectId, config.lake.dataset].join(
      ' ',
    ),
    log,
    tracer: deps.tracer,
    onChange: (change) => void changes.emit('public', change),
    onArticles: trashRecords.recorder.note,
    onPublications: (made) => void changes.emit('publications', made),
  })
  const cms = withoutHidden(asked, mirror)
  const { hasPage, leads, misses, redirectTarget, redirects } = openRedirectBook(mirror, web.serves)
  const { pages, deliveredPages } = createPageReads(config, deps, mirror, cms)
  const liveLinks = followLinks({ deliveredPages, mirror }, misses, changes)
  const editing = createEditingArea(lake, deps, {
    missingLinks: liveLinks.missing,
    ...naming,
    lifetime,
    changes,
    mirror,
    trashRecords,
    cms,
    leads,
    redirectTarget,
    imageHost,
  })
  cms.onStateChange((state) => {
    // Sends queued writes first, so that the comparison of the mirror with the lake includes them.
    if (state === 'up') {
      void editing.writer
        .flush()
        .then(() => mirror.catchUp())
        .then(liveLinks.read)
    }
  })
  const answers = createPreparedAnswers()
  cms.onStateChange(deliveredPages.changed)
  const service = createContentService(mirror)
  const savedLandings = openLandings(config, deps)
  const content = createContent({
    service,
    pages: liveLinks.inPages(pages),
    savedLandings,
    answers,
    foldText,
    log,
    staff: editing,
    movedTo: articleMoves(redirects),
  })
  for (const event of ['public', 'outdated'] as const) {
    changes.on(event, ({ tags }) => {
      deliveredPages.changed()
      answers.invalidate(tags)
    })
  }
  lifetime.add(savePagesOnChange(changes, pages))
  lifetime.add({ name: 'links of the navigation', start: liveLinks.read })
  const contactEmail = followContactEmail(deliveredPages, changes, lifetime)
  lifetime.add(saveLandingsOnChange(changes, mirror, service, savedLandings))
  const shownCms = liveLinks.inCms(cms)
  return {
    cms: shownCms,
    mirror,
    content,
    service,
    editing,
    answers,
    contactEmail,
    pageContent: {
      groq: (name, params) => {
        if (!isPublicQueryName(name)) throw new Error(`there is no public query ${name}`)
        return shownCms.queryUnchecked(name, params)
      },
      rest: content.read,
    },
    deliveredPages,
    hasPage,
    redirects,
    hasArticle: articleLookup(mirror),
  }
}
