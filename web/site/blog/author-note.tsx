import type { Author } from '#shared/content/article.ts'
import { pictureShapes } from '#shared/content/pictures/picture-shapes.ts'
import type { Family } from '#shared/engraving/families.ts'
import { hasFile, Picture } from '#web/blocks/picture.tsx'
import { Relief } from '#web/blocks/relief/relief.tsx'

export interface AuthorNoteProps {
  readonly author: Author
  readonly family: Family
}

/** Author of a post: portrait or plate, name, role and a short biography. */
export function AuthorNote({ author, family }: AuthorNoteProps) {
  const { picture } = author
  return (
    <aside className="author" aria-label="About the author">
      <div className="author-picture">
        {hasFile(picture) ? (
          <Picture
            picture={picture}
            shape={pictureShapes.portrait}
            sizes="(min-width: 640px) 144px, 96px"
          />
        ) : (
          <Relief family={family} />
        )}
      </div>
      <div>
        <p className="author-name">{author.name}</p>
        {author.role !== null && <p className="author-role">{author.role}</p>}
        {author.bio !== null && <p className="author-bio">{author.bio}</p>}
      </div>
    </aside>
  )
}
