import { paths } from '#shared/paths/paths.ts'
import { EmptyState } from '#web/ui/island/empty-state.tsx'
import { NothingMatches } from '#web/ui/list/list-summary.tsx'
import { viewWords } from '../lead-labels.ts'
import { isNarrowed, type Place, type View } from '../url-state.ts'

interface RestProps {
  readonly place: Place
  /** Active filters as text. */
  readonly narrowing: string
  readonly onReset: () => void
}

const allLeads = `${paths.adminLeads}?view=all`

/** Heading and text for each view without leads. */
function emptyView(view: View) {
  if (view === 'all') {
    return {
      title: 'No leads yet',
      text: 'Inquiries from the contact and partner forms and booked meetings appear here.',
      link: { label: 'See the contact form', href: paths.contact },
    }
  }
  const link = { label: 'Show all leads', href: allLeads }
  if (view === 'open') return { title: 'No open leads', text: 'New ones appear here.', link }
  if (view === 'spam') {
    const text = 'Likely spam from our forms and leads closed as spam appear here.'
    return { title: 'No suspected spam', text, link }
  }
  const name = viewWords[view].toLowerCase()
  return { title: `No leads are ${name}`, text: 'They will appear here.', link }
}

/** Content of an empty list: a note that no lead matches the filters, or that the view has no leads. */
export function LeadRest({ place, narrowing, onReset }: RestProps) {
  if (!isNarrowed(place)) return <EmptyState {...emptyView(place.view)} />
  return <NothingMatches text={`We found no lead ${narrowing}.`} all="leads" onReset={onReset} />
}
