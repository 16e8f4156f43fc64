import { createImageCatalogue, type ImageCatalogue } from '../../content/images/image-catalogue.ts'
import { createImageRoutes } from '../../content/images/images.routes.ts'
import { createImagesService } from '../../content/images/images.service.ts'
import type { ImageHost, PictureCms } from '../../content/images/ports.ts'
import type { OutboxStore } from '../../content/outbox/outbox.store.ts'
import type { OutboxWriter } from '../../content/outbox/writer-ports.ts'
import type { Trash } from '../../content/trash/trash.service.ts'
import type { Acts } from '../../http/acts.ts'
import type { Route } from '../../http/route.ts'
import { foldText } from '../../mirror/mirrored-document.ts'
import type { Mirror } from '../../mirror/types.ts'
import { PICTURE_TYPES } from '#shared/content/change-tags.ts'

/** Pictures of the site. */
export interface ImagesArea {
  readonly routes: readonly Route[]
  readonly catalogue: ImageCatalogue
}

const titleOf = ({ title }: Readonly<Record<string, unknown>>) =>
  typeof title === 'string' && title !== '' ? title : undefined

/** Composes the pictures of the site: read from the mirror, changed by the writes of staff. */
export function createImagesArea(
  mirror: Pick<Mirror, 'read'>,
  {
    writer,
    outbox,
    trash,
    host,
    cms,
    acts,
  }: {
    readonly writer: OutboxWriter
    readonly outbox: OutboxStore
    readonly trash: Trash
    readonly host: ImageHost
    readonly cms: PictureCms
    readonly acts: Acts
  },
): ImagesArea {
  const catalogue = createImageCatalogue({
    mirror,
    waiting: () => outbox.ofTypes(PICTURE_TYPES),
    foldText,
  })
  const service = createImagesService({
    catalogue,
    mirror,
    writer,
    host,
    cms,
    isInTrash: trash.has,
  })
  const titles = async (ids: readonly string[]) => {
    if (ids.length === 0) return new Map<string, string>()
    const [published, drafts] = await mirror.read(async (store) => [
      await store.documents(ids),
      await store.drafts(ids.map((id) => `drafts.${id}`)),
    ])
    // Drafts follow the published copies in the list, so that the title of a draft replaces that of the published copy.
    return new Map(
      [...published, ...drafts].flatMap((copy) => {
        const title = titleOf(copy)
        return title === undefined ? [] : [[copy._id.replace(/^drafts\./, ''), title] as const]
      }),
    )
  }
  return { catalogue, routes: createImageRoutes({ catalogue, service, titles, foldText, acts }) }
}
