import { join } from 'node:path'
import type { CleanImages } from './clean-images.ts'
import type { LakeArea } from '../lake/lake.ts'
import type { ContentArea } from '../content.ts'
import type { ContentChanges } from '../content-changes.ts'
import type { Lifetime } from '../lifetime.ts'
import type { Config } from '../../config/config.ts'
import type { ImageHost } from '../../content/images/ports.ts'
import { dataFolders } from '../../process/data-folders.ts'
import type { Deps } from '../deps.ts'
import { createPictures } from '../../gateway/pictures.ts'
import { openPictureStore } from '../../gateway/picture-store.ts'
import { createImageCache } from '#lake/assets/image-cache.ts'
import { renderImage } from '#lake/assets/image-render.ts'
import { createEmbeddedHost, type HostState } from '../../media/embedded-host.ts'
import { createHostedHost } from '../../media/hosted-host.ts'
import { createHostedSource, fetchFromService } from '../../media/hosted-source.ts'
import { createMedia, type Media, type MediaOptions } from '../../media/media.ts'
import type { ShownPicture } from '../../media/media-gate.ts'
import type { MediaTables } from '../../media/media.tables.ts'
import { createImageSigner, type ImageAccount } from '../../media/signer.ts'
import type { Mirror } from '../../mirror/types.ts'
import { sendPicture } from './send-picture.ts'
import { openSignedLinks, type SignedLinks } from '../../signed-links/signed-links.ts'
import type { SignedLinkTables } from '../../signed-links/signed-links.tables.ts'
import { mediaPaths } from '#shared/paths/media-paths.ts'
import * as z from 'zod'

/** The image host (embedded or an external service), as the rest of the server uses it. */
export interface MediaArea extends ImageHost {
  /** Returns number and size of the files in the embedded host; undefined if an external service stores the pictures. */
  state(): Promise<HostState | undefined>
  /** Creates the routes below /media, and the periodic deletion of pictures to which no document refers. */
  serve(lake: Pick<LakeArea, 'authenticate'>, content: MediaContent): Media
}

type MediaContent = Pick<ContentArea, 'mirror' | 'cms' | 'editing'>

/** Maximum disk space in bytes: for rendered pictures if the host is embedded, otherwise for cached pictures of the service. */
const CACHE_BYTES = 1024 ** 3
/** Cloud name in the URLs of the embedded host. */
const OWN_CLOUD = 'site'

function accountOf({ cloudinary }: Config, links: SignedLinks): ImageAccount {
  if (cloudinary === undefined) {
    const apiSecret = links.digest('image-host', 'secret')
    return { cloud: OWN_CLOUD, apiKey: OWN_CLOUD, apiSecret, base: mediaPaths.base }
  }
  const { cloudName: cloud, apiKey, apiSecret, apiHost: base } = cloudinary
  return { cloud, apiKey, apiSecret, base }
}

const fraction = z.number().min(0)
const shape = z.object({
  url: z.string().nullable().catch(null),
  width: z.number().nullable().catch(null),
  height: z.number().nullable().catch(null),
  crop: z
    .object({ top: fraction, bottom: fraction, left: fraction, right: fraction })
    .nullable()
    .catch(null),
  focal_point: z.object({ x: fraction, y: fraction }).nullable().catch(null),
})

/**
 * Returns each public use of a picture, with its crop and focal point: those of the document, or those of the library if the document has
 * none.
 */
async function shownPictures(mirror: Mirror, publicId: string): Promise<ShownPicture[]> {
  const records = await mirror.readPublic((store) => store.libraryImages(publicId))
  const shown: ShownPicture[] = []
  for (const record of records) {
    if (!(await mirror.isPublicAsset(record._id))) continue
    const { crop, focal_point: point, ...said } = shape.parse(record)
    const hotspot = point && { ...point, width: 0, height: 0 }
    const uses = await mirror.picturesOf(record._id)
    // Crop and focal point of a document take precedence over those of the library, as in shared/content/projections.ts.
    for (const use of uses.length === 0 ? [{ crop: null, hotspot: null }] : uses) {
      const cut = { crop: use.crop ?? crop, hotspot: use.hotspot ?? hotspot }
      shown.push({ asset: null, ...said, ...cut })
    }
  }
  return shown
}

/**
 * Returns the public ids of pictures to which documents refer. Returns undefined if the result could be incomplete, because writes are
 * queued or the mirror is outdated.
 */
async function linkedPictures({ mirror, cms, editing }: MediaContent) {
  if (!mirror.status.current || cms.state !== 'up') return undefined
  if ((await editing.outbox.counts()).waiting > 0) return undefined
  return mirror.read((store) => store.libraryPublicIds())
}

async function openService(
  { dataDir, cloudinary }: Config,
  account: ImageAccount,
  log: Deps['log'],
  images: Pick<CleanImages, 'cleanFetch' | 'version'>,
) {
  if (cloudinary === undefined) return undefined
  const store = await openPictureStore({
    directory: join(dataDir, dataFolders.media, 'copies'),
    maxBytes: CACHE_BYTES,
    onError: (error) => log.error('cache', 'A picture could not be kept', { error }),
  })
  const original = fetchFromService(cloudinary.deliveryHost)
  const copies = createPictures({
    store,
    original,
    fetch: images.cleanFetch(original),
    version: images.version,
  })
  return { ...createHostedHost(account), source: createHostedSource(account.cloud, copies) }
}

/** Opens the image host of the picture library: the embedded host, or an external service. */
export async function createMediaArea(
  config: Config,
  { database, log, storage }: Pick<Deps, 'database' | 'log' | 'storage'>,
  images: Pick<CleanImages, 'cleanFetch' | 'version'>,
  changes: ContentChanges,
  lifetime: Lifetime,
): Promise<MediaArea> {
  const links = await openSignedLinks(database.kysely.withTables<SignedLinkTables>())
  const account = accountOf(config, links)
  const { sign } = createImageSigner(account)
  const addressOf: ImageHost['addressOf'] = ({ public_id: publicId, version, format }) =>
    mediaPaths.image({ cloud: account.cloud, publicId, version, format })
  let content: MediaContent | undefined
  const face = (
    { authenticate }: Pick<LakeArea, 'authenticate'>,
    { mirror }: MediaContent,
    host: Pick<MediaOptions, 'source' | 'calls'>,
  ) =>
    createMedia({
      ...host,
      shown: (publicId) => shownPictures(mirror, publicId),
      onContentChange: (listener) => changes.on('public', listener),
      authenticate,
      trustProxy: config.trustProxy,
      log,
      ...(config.rateLimit ? {} : { rateLimit: 'off' as const }),
    })

  const service = await openService(config, account, log, images)
  if (service !== undefined) {
    const { source, find, destroy } = service
    return {
      sign,
      addressOf,
      find,
      destroy,
      state: () => Promise.resolve(undefined),
      serve: (lake, known) => face(lake, known, { source, calls: undefined }),
    }
  }

  const directory = join(config.dataDir, dataFolders.media)
  const host = createEmbeddedHost({
    db: database.kysely.withTables<MediaTables>(),
    directory,
    files: storage?.media,
    account,
    origin: config.origin,
    maker: {
      make: renderImage,
      kept: createImageCache({ directory: join(directory, 'made'), maxBytes: CACHE_BYTES }),
    },
    send: sendPicture,
    linked: () => (content === undefined ? Promise.resolve(undefined) : linkedPictures(content)),
    now: Date.now,
    log,
  })
  return {
    sign,
    addressOf,
    find: host.find,
    destroy: async (publicId) => {
      await host.remove(publicId)
    },
    state: host.state,
    serve: (lake, known) => {
      content = known
      lifetime.add({ name: 'image host', ...host.sweep })
      return face(lake, known, host)
    },
  }
}
