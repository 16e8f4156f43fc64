import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { SignedImageCall } from '#shared/contracts/image-host.ts'
import { mediaPaths } from '#shared/paths/media-paths.ts'
import { paths } from '#shared/paths/paths.ts'
import { staffKeys } from '#web/lib/staff/queries/article-calls.ts'
import { signCall } from '#web/lib/staff/images/use-uploads.ts'
import type { StaffApi } from '#web/lib/staff/queries/staff-api.ts'
import { useStaff } from '#web/lib/staff/staff-context.tsx'
import { useMay } from '#web/lib/staff/use-may.ts'
import { DeskHead } from '#web/ui/desk-head.tsx'
import { EmptyState } from '#web/ui/island/empty-state.tsx'
import { AnswerState } from '#web/ui/island/answer-state.tsx'
import { PageSkeleton } from '#web/ui/island/page-skeleton.tsx'
import { trials, type HostAction } from './host-calls.ts'
import { PutPictures } from './put-pictures.tsx'
import type { HostedPut, Outcome } from './run-trial.ts'
import { TrialForm } from './trial-form.tsx'

/** Image host of this site, read from the address in a signature. */
const hostQuery = (api: StaffApi) =>
  queryOptions({
    queryKey: staffKeys.imageHost,
    queryFn: async () => signCall(api, { action: 'upload' }),
    staleTime: Infinity,
    // No retries, so that the test page shows the first failure.
    retry: false,
  })

const hostInWords = ({ url, cloud }: SignedImageCall) =>
  url.startsWith(mediaPaths.base)
    ? 'This site’s own image host'
    : `Cloudinary, cloud ${cloud}, at ${new URL(url).host}`

/** List of the available calls. */
function TrialList({
  chosen,
  onChoose,
}: {
  readonly chosen: string
  readonly onChoose: (id: HostAction | 'sign') => void
}) {
  return (
    <nav aria-label="Calls" className="api-operations">
      <ul>
        {trials.map(({ id, title }) => (
          <li key={id}>
            <button
              type="button"
              className="trial-choice"
              aria-current={id === chosen ? 'true' : undefined}
              onClick={() => onChoose(id)}
            >
              {title}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Trials() {
  const [chosen, setChosen] = useState<{ readonly id: HostAction | 'sign'; readonly of: string }>({
    id: 'upload',
    of: '',
  })
  const [pictures, setPictures] = useState<readonly HostedPut[]>([])
  const trial = trials.find(({ id }) => id === chosen.id)
  const onEnd = ({ put, gone }: Outcome) => {
    setPictures((before) => [
      ...(put === undefined ? [] : [put]),
      ...before.filter(({ image }) => image.public_id !== gone),
    ])
  }
  return (
    <div className="api-test">
      <div>
        <TrialList
          chosen={chosen.id}
          onChoose={(id) => setChosen({ id, of: pictures[0]?.image.public_id ?? '' })}
        />
        <PutPictures pictures={pictures} onTry={(id, of) => setChosen({ id, of })} />
      </div>
      {trial !== undefined && (
        <TrialForm
          key={`${chosen.id} ${chosen.of}`}
          trial={trial}
          publicId={chosen.of}
          onEnd={onEnd}
        />
      )}
    </div>
  )
}

/**
 * Test page for the image host's operations upload, context and destroy. Makes the same calls as the pages of the site, and shows requests
 * and responses.
 */
export function ImageTestPage() {
  const { api, user } = useStaff()
  const mayWrite = useMay('content.write')
  const host = useQuery({ ...hostQuery(api), enabled: mayWrite })
  if (!mayWrite) {
    return (
      <div className="desk">
        <DeskHead title="Image host test" />
        <EmptyState
          title="You can’t upload images"
          text="Ask an administrator for the editor role. This page tests uploads, and your role can’t upload."
          link={{ label: 'Show all images', href: paths.adminImages }}
        />
      </div>
    )
  }
  return (
    <div className="desk">
      <DeskHead title="Image host test" facts={host.data && hostInWords(host.data)} />
      <p className="api-note">
        These are live calls, made as {user.email}. Uploads here are not added to the library.
        Delete them when you’re done.
      </p>
      <AnswerState answer={host} waiting={<PageSkeleton />}>
        {() => <Trials />}
      </AnswerState>
    </div>
  )
}
