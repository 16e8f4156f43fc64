import { contentTypes } from '#shared/content/content-types/content-types.ts'
import { isArticleType } from '#shared/content/status.ts'
import type { ImageDetail } from '#shared/contracts/images.ts'
import { useInWords } from '#web/lib/staff/images/image-words.ts'

const editorOf = (type: string, id: string) =>
  isArticleType(type) ? contentTypes[type].paths.adminPage(id) : undefined

/** Documents that use an image. */
export function ImageUses({ image }: { readonly image: ImageDetail }) {
  const { used_by: uses } = image
  return (
    <section aria-labelledby="image-uses">
      <h2 id="image-uses">Where it is used</h2>
      {uses.length === 0 && <p className="image-note">Not used yet.</p>}
      <ul className="image-uses">
        {uses.map((use) => {
          const href = editorOf(use.type, use.id)
          return (
            <li key={use.id}>
              {href === undefined ? (
                <span dir="auto">{use.title}</span>
              ) : (
                <a href={href} dir="auto">
                  {use.title}
                </a>
              )}
              <span>{useInWords(use)}</span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
