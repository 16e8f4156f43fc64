import { join } from 'node:path'
import type { Auth } from '../auth/auth.ts'
import type { Config } from '../config/config.ts'
import type { CleanImages } from './files/clean-images.ts'
import type { ContentArea } from './content.ts'
import type { ContentChanges } from './content-changes.ts'
import type { LakeArea, LakeFace } from './lake/lake.ts'
import { dataFolders } from '../process/data-folders.ts'
import type { Deps } from './deps.ts'
import { withWholePages } from '../content/page-answers.ts'
import { createGateway, type Gateway } from '../gateway/gateway.ts'
import type { GatewayOptions } from '../gateway/gateway-options.ts'
import { openPictureStore } from '../gateway/picture-store.ts'
import type { GatewayLake } from '../gateway/ports.ts'
import { hasTransform } from '#lake/assets/image-transform.ts'
import type { OnRefusedSocket } from '#lake/common/refused-sockets.ts'
import { lakePaths } from '#shared/paths/lake-paths.ts'

/** Maximum disk space for cached pictures of a remote lake, in bytes. */
const PICTURE_BYTES = 1024 ** 3

/** Host from which Sanity delivers the pictures of a hosted dataset. */
const HOSTED_PICTURES = 'https://cdn.sanity.io'

function fetchPicture(face: Exclude<LakeFace, { kind: 'embedded' }>) {
  if (face.kind === 'alone') return (request: Request) => face.proxy.fetch(request, undefined)
  return (request: Request) => {
    const { pathname, search } = new URL(request.url)
    const address = HOSTED_PICTURES + pathname.slice(lakePaths.base.length) + search
    return fetch(address, { headers: { accept: request.headers.get('accept') ?? '*/*' } })
  }
}

function lakeBehind({ face, sessions }: LakeArea): GatewayLake {
  if (face.kind === 'embedded') {
    return { kind: 'embedded', fetch: face.wire.fetch, upgrade: face.wire.upgrade }
  }
  if (face.kind === 'hosted') return { kind: 'hosted', sessions }
  const { proxy } = face
  return {
    kind: 'elsewhere',
    sessions,
    fetch: proxy.fetch,
    upgrade: proxy.upgrade,
  }
}

async function picturesOf(
  config: Config,
  deps: Deps,
  { face }: LakeArea,
  images: CleanImages,
): Promise<GatewayOptions['pictures']> {
  const common = { isMade: hasTransform, version: images.version }
  if (face.kind === 'embedded') {
    const { own, opensFile } = face
    return {
      ...common,
      fetch: (request, peer) => own.fetch(request, { ...peer, isVisitor: true }),
      original: own.fetch,
      opensFile,
    }
  }
  const store = await openPictureStore({
    directory: join(config.dataDir, dataFolders.pictures),
    maxBytes: PICTURE_BYTES,
    onError: (error) => deps.log.error('cache', 'A picture could not be kept', { error }),
  })
  const original = fetchPicture(face)
  const clean = images.cleanFetch(original)
  return {
    ...common,
    store,
    original,
    // Metadata are removed from images only. Files are delivered unchanged.
    fetch: (request, peer) => (isImage(request) ? clean(request, peer) : original(request)),
  }
}

const isImage = ({ url }: Request) => new URL(url).pathname.startsWith(`${lakePaths.base}/images/`)

/** Composes the routes below /lake. */
export async function createGatewayArea(
  config: Config,
  deps: Deps,
  auth: Auth,
  lake: LakeArea,
  images: CleanImages,
  { cms, mirror, answers }: ContentArea,
  changes: ContentChanges,
  onRefusedSocket: OnRefusedSocket,
): Promise<Gateway> {
  return createGateway({
    lake: lakeBehind(lake),
    pictures: await picturesOf(config, deps, lake, images),
    projectId: config.lake.projectId,
    dataset: config.lake.dataset,
    origin: config.origin,
    origins: config.ownOrigins,
    cms: withWholePages(cms),
    kept: { getOrMake: answers.getOrMake, mayKeep: () => mirror.status.current },
    authenticate: lake.authenticate,
    checkXsrf: auth.checkXsrf,
    isPublicAsset: mirror.isPublicAsset,
    usesOf: mirror.picturesOf,
    onContentChange: (listener) => changes.on('public', listener),
    trustProxy: config.trustProxy,
    onRefusedSocket,
    ...(config.rateLimit ? {} : { rateLimit: 'off' as const }),
  })
}
