import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { LIST_LIMITS } from '#shared/contracts/editing.ts'
import { useStaff } from '#web/lib/staff/staff-context.tsx'
import { choicesQuery } from '#web/lib/staff/queries/staff-queries.ts'
import { Checkbox } from '#web/ui/fields/choice-field.tsx'
import { SelectField, type Choice } from '#web/ui/fields/select-field.tsx'
import { PartState } from '#web/ui/island/part-state.tsx'
import { ArticleSearch } from '../article-search.tsx'
import type { StaffArticle } from '../form/to-form.ts'
import { ChipsField } from './chips-field.tsx'
import type { FieldsProps } from './fields.ts'
import { Panel } from './panel.tsx'

/** Props of a panel that also shows saved values. */
export interface BlogPanelProps extends FieldsProps {
  readonly article: StaffArticle | null
}

/** Options of a field. While they are loading, the current value is the only option. */
function useChoices(of: 'authors' | 'categories', now: Choice | undefined) {
  const { api } = useStaff()
  const answer = useQuery(choicesQuery(api, of))
  const all = (answer.data ?? []).map(({ id, title }) => ({ value: id, label: title }))
  const isKnown = now === undefined || all.some(({ value }) => value === now.value)
  return { answer, choices: isKnown ? all : [now, ...all] }
}

/** Classification fields of a blog. */
export function BlogPanel({ article, form, errors, set }: BlogPanelProps) {
  const known = article !== null && 'related_blogs' in article ? article : undefined
  const category = known?.category
  const author = known?.author
  const categories = useChoices(
    'categories',
    category ? { value: category.id, label: category.title } : undefined,
  )
  const authors = useChoices(
    'authors',
    author ? { value: author.id, label: author.name } : undefined,
  )
  const related = form.related_blogs
  return (
    <>
      <Panel title="Category and author" field="category">
        <SelectField
          label="Category"
          name="category"
          required={false}
          placeholder="None"
          choices={categories.choices}
          error={errors['category']}
          value={form.category}
          onChange={(event) => set({ category: event.currentTarget.value })}
        />
        <PartState answer={categories.answer} what="Categories">
          {() => null}
        </PartState>
        <SelectField
          label="Author"
          name="author"
          required={false}
          placeholder="None"
          choices={authors.choices}
          error={errors['author']}
          value={form.author}
          onChange={(event) => set({ author: event.currentTarget.value })}
        />
        <PartState answer={authors.answer} what="Authors">
          {() => null}
        </PartState>
        <ChipsField
          label="Tags"
          name="tags"
          hint="Press Enter or comma after each tag"
          error={errors['tags']}
          values={form.tags}
          onChange={(tags) => set({ tags })}
        />
        <Checkbox
          label="Featured: show at the top of the list"
          name="featured"
          checked={form.featured}
          onChange={(event) => set({ featured: event.currentTarget.checked })}
        />
      </Panel>
      <Panel title="Related posts" field="related_blogs">
        <p className="field-hint">If empty, the newest posts in this category are shown.</p>
        {related.length > 0 && (
          <ol className="edit-list">
            {related.map(({ id, title }) => (
              <li key={id}>
                <span dir="auto">{title}</span>
                <button
                  type="button"
                  className="icon-button"
                  aria-label={`Remove ${title}`}
                  data-tip=""
                  onClick={() => set({ related_blogs: related.filter((one) => one.id !== id) })}
                >
                  <X size={15} strokeWidth={1.5} aria-hidden="true" />
                </button>
              </li>
            ))}
          </ol>
        )}
        {related.length < LIST_LIMITS.related && (
          <details className="edit-more">
            <summary>Add a post</summary>
            <ArticleSearch
              type="blog"
              name="related-search"
              label="Find a post"
              without={[...related.map(({ id }) => id), ...(article === null ? [] : [article.id])]}
              onPick={({ id, title, slug }) =>
                set({ related_blogs: [...related, { id, title, slug }] })
              }
            />
          </details>
        )}
      </Panel>
    </>
  )
}
