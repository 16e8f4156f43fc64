import type { Auth } from '../auth/auth.ts'
import type { Config } from '../config/config.ts'
import type { LakeArea } from './lake/lake.ts'
import type { Deps } from './deps.ts'
import { createEditingArea, type EditingArea } from './editing.ts'
import { createCms, type Cms } from '../cms/cms.ts'
import { CmsUnavailable } from '../cms/cms-error.ts'
import type { LakeFeed } from '../cms/feed.ts'
import type { ImageHost } from '../content/images/ports.ts'
import { createContent, type Content } from '../content/content.routes.ts'
import { createContentService } from '../content/content.service.ts'
import { createPreparedAnswers, type PreparedAnswers } from '../content/response-cache.ts'
import type { Acts } from '../http/acts.ts'
import { createMirror } from '../mirror/mirror.ts'
import type { Mirror } from '../mirror/types.ts'
import { notifyOnWrite, type Written } from '../mirror/notify-on-write.ts'
import { createMirrorStore } from '../mirror/mirror.store.ts'
import type { MirrorTables } from '../mirror/mirror.tables.ts'
import { foldText } from '../mirror/mirrored-document.ts'
import { articleMoves, openRedirectBook } from './site/redirects.ts'
import type { RedirectBook } from '../redirects/redirect-book.ts'
import type { PageContent } from '../render/page-source.ts'
import type { Web } from './site/web.ts'
import type { ArticleType } from '#shared/content/status.ts'
import { isPublicQueryName } from '#shared/content/public-query-names.ts'

/** Public content: the CMS, its mirror, the REST API, and both content sources of the pages. */
export interface ContentArea {
  /**
   * Calls `listener` with the id of each article that may have changed, drafts included. After a bulk change it is
   * called once with an empty id.
   */
  readonly onArticle: (listener: (id: string) => void) => void
  /** Calls `listener` when pictures of the library or of the CMS may have changed. */
  readonly onPicture: (listener: () => void) => void
  readonly cms: Cms
  readonly mirror: Mirror
  readonly content: Content
  readonly editing: EditingArea
  /** Response cache of REST and of the public queries, invalidated by changes of the mirror. */
  readonly answers: PreparedAnswers
  readonly pageContent: PageContent
  /** True if an article with this slug or id is public; undefined while the mirror may be behind the lake. */
  readonly hasArticle: (type: ArticleType, slugOrId: string) => Promise<boolean | undefined>
  /** True if the mirror has a public page at a path. */
  readonly hasPage: (path: string) => Promise<boolean>
  /** Redirects from paths without a page. */
  readonly redirects: RedirectBook
}

/** Above this number of articles, a bulk change is reported once for all. */
const MOST_TOLD = 20

/**
 * Wraps the CMS: queries fail while it could return content that staff have unpublished. Saved content is used until
 * the CMS has the change.
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
 * Feed that also reports a lost connection. Otherwise an outage would go unnoticed until a visitor requests content
 * that only the CMS has.
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

/** Composes the content areas between the lake and the pages. */
export function createContentArea(
  config: Config,
  deps: Deps,
  lake: LakeArea,
  {
    auth,
    acts,
    web,
    imageHost,
  }: {
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
  const listeners = new Set<(id: string) => void>()
  const pictureListeners = new Set<() => void>()
  const written = ({ articles, pictures }: Written) => {
    editing.scheduler.changed()
    editing.images.catalogue.changed()
    // No user has that many articles open.
    const told = articles.length > MOST_TOLD ? [''] : articles
    for (const listener of listeners) for (const id of told) listener(id)
    if (pictures.length > 0) for (const listener of pictureListeners) listener()
  }
  const mirror: Mirror = createMirror({
    store: notifyOnWrite(
      createMirrorStore(deps.database.kysely.withTables<MirrorTables>()),
      written,
    ),
    feed: tellingOfLoss(lake.feed, () => void asked.check()),
    source: [config.mode, config.lake.apiHost, config.lake.projectId, config.lake.dataset].join(
      ' ',
    ),
    log,
    onArticles: (news) => editing.trash.note(news),
    onPublications: (made) => void editing.publications.note(made),
  })
  const cms = withoutHidden(asked, mirror)
  const { hasPage, leads, redirectTarget, redirects } = openRedirectBook(mirror, web.serves)
  const editing: EditingArea = createEditingArea(lake, deps, mirror, cms, {
    leads,
    redirectTarget,
    imageHost,
    nameOf: async (id) => (await auth.usersByIds([id]))[0]?.name,
    acts,
    foreignDoor: config.mode === 'hosted' ? 'sanity' : 'studio',
  })
  cms.onStateChange((state) => {
    // Queued writes go first, so that the comparison finds them in the lake.
    if (state === 'up') void editing.writer.flush().then(() => mirror.catchUp())
  })
  const answers = createPreparedAnswers()
  const content = createContent({
    service: createContentService(mirror),
    answers,
    foldText,
    log,
    staff: editing,
    movedTo: articleMoves(redirects),
  })
  mirror.onChange(({ tags }) => answers.invalidate(tags))
  return {
    onPicture: (listener) => {
      pictureListeners.add(listener)
    },
    onArticle: (listener) => {
      listeners.add(listener)
    },
    cms,
    mirror,
    content,
    editing,
    answers,
    pageContent: {
      groq: (name, params) => {
        if (!isPublicQueryName(name)) throw new Error(`there is no public query ${name}`)
        return cms.queryUnchecked(name, params)
      },
      rest: content.read,
    },
    hasPage,
    redirects,
    hasArticle: async (type, slugOrId) => {
      if (!mirror.status.current) return undefined
      try {
        return (await mirror.readPublic((store) => store.article(type, slugOrId))) !== undefined
      } catch {
        // The page then uses another content source, or reports an error.
        return undefined
      }
    },
  }
}
