import { mediaPaths } from '#shared/paths/media-paths.ts'
import { imageSources } from '#web/lib/images/image-urls.ts'
import { bytesInWords, sizeInWords } from '#web/lib/staff/images/image-words.ts'
import type { HostAction } from './host-calls.ts'
import type { HostedPut } from './run-trial.ts'

const shape = { widths: [320], ratio: 1.5 }

function sourcesOf({ image, cloud }: HostedPut) {
  const { public_id: publicId, version, format, width, height } = image
  const url = mediaPaths.image({ cloud, publicId, version, format })
  const none = { asset: null, library: null, caption: null, lqip: null, crop: null, hotspot: null }
  return imageSources({ ...none, url, width, height, alt_text: '', dark: null }, shape)
}

interface PutPicturesProps {
  readonly pictures: readonly HostedPut[]
  /** Opens a call with the picture's id filled in. */
  readonly onTry: (action: HostAction, publicId: string) => void
}

/** Pictures uploaded to the image host by this page, rendered as on visitors' pages. */
export function PutPictures({ pictures, onTry }: PutPicturesProps) {
  return (
    <section className="trial-pictures" aria-labelledby="trial-pictures">
      <h2 id="trial-pictures">Uploaded here</h2>
      {pictures.length === 0 ? (
        <p className="trial-none">No uploads yet. They stay here until you delete them or leave.</p>
      ) : (
        <ul>
          {pictures.map((put) => {
            const { public_id: id, bytes, format } = put.image
            return (
              <li key={id}>
                <img src={sourcesOf(put)?.src} width={96} height={64} alt="" />
                <p>
                  <code>{id}</code>
                  <span>
                    {[format.toUpperCase(), sizeInWords(put.image), bytesInWords(bytes)].join(
                      ' · ',
                    )}
                  </span>
                </p>
                <span className="trial-ways">
                  <button type="button" className="desk-link" onClick={() => onTry('context', id)}>
                    Context<span className="sr-only"> of {id}</span>
                  </button>
                  <button type="button" className="desk-link" onClick={() => onTry('destroy', id)}>
                    Destroy<span className="sr-only"> {id}</span>
                  </button>
                </span>
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}
