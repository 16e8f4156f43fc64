import { useQuery } from '@tanstack/react-query'
import type { EntryType } from '#shared/content/entries/entry-types.ts'
import { entryReferrersQuery } from '#web/lib/staff/queries/entry-queries.ts'
import { referrerHref } from '#web/lib/staff/queries/referrers.ts'
import { useStaff } from '#web/lib/staff/staff-context.tsx'
import { PartState } from '#web/ui/island/part-state.tsx'
import { Panel } from '../panels/panel.tsx'
import { inUseSentence } from './entry-labels.ts'

const copyOf = ({
  in_public_copy: isPublic,
  in_draft: isDraft,
}: {
  readonly in_public_copy: boolean
  readonly in_draft: boolean
}) => (isPublic ? (isDraft ? 'published and draft' : 'published') : 'draft')

/** Panel with the articles that use an author or a category. */
export function WhereUsed({ type, id }: { readonly type: EntryType; readonly id: string }) {
  const { api } = useStaff()
  const answer = useQuery(entryReferrersQuery(api, type, id))
  return (
    <Panel title="Where used">
      <PartState answer={answer} what="Articles">
        {(referrers) =>
          referrers.length === 0 ? (
            <p className="field-hint">No article uses this {type}. You can delete it.</p>
          ) : (
            <>
              <p className="entry-uses">{inUseSentence(type, referrers.length)}</p>
              <ul className="entry-users">
                {referrers.map((referrer) => (
                  <li key={referrer.id}>
                    <a href={referrerHref(referrer)} dir="auto">
                      {referrer.title}
                    </a>
                    <span>{copyOf(referrer)}</span>
                  </li>
                ))}
              </ul>
            </>
          )
        }
      </PartState>
    </Panel>
  )
}
