import { useOpenHere } from '#web/lib/staff/open-here.ts'
import { initialsOf, presenceSentence, usePresence, type Other } from '#web/lib/staff/presence.ts'
import { PresenceMarks } from '#web/ui/dialog/presence-marks.tsx'
import { useClosing } from './use-closing.ts'

function shortly(others: readonly Other[]): string {
  const [only] = others
  if (only === undefined || others.length > 1) return `${others.length} have this open`
  const inStudio = only.places.has('studio')
  if (!only.isSelf) return inStudio ? `${only.name}, in the Studio` : only.name
  return inStudio ? 'Open in the Studio' : 'Open in another tab'
}

/** Shows the other users who have the article open, and reports the article as open in this tab. */
export function OthersHere({ articleId }: { readonly articleId: string | undefined }) {
  useOpenHere(articleId)
  const presence = usePresence()
  const disclosure = useClosing()
  const others = articleId === undefined ? [] : presence.othersAt(articleId)
  const sentences = others.map(presenceSentence)
  return (
    <>
      <output className="sr-only">{sentences.map((sentence) => `${sentence}.`).join(' ')}</output>
      {others.length > 0 && (
        <details className="edit-menu edit-others" ref={disclosure}>
          <summary>
            <PresenceMarks
              people={others.map(({ id, name }) => ({ id, initials: initialsOf(name) }))}
            />
            <span className="edit-others-words" dir="auto">
              {shortly(others)}
            </span>
          </summary>
          <div className="menu-list">
            <ul>
              {others.map((other) => (
                <li key={other.id} dir="auto">
                  {presenceSentence(other)}
                </li>
              ))}
            </ul>
            <p>
              You see each other’s changes live. If you both edit the same field, you choose which
              to keep.
            </p>
          </div>
        </details>
      )}
    </>
  )
}

/** Note that users of the Studio are missing in the list. It is shown if the Studio of this site does not report its users. */
export function PresenceReach() {
  const { knowsStudio } = usePresence()
  if (knowsStudio) return null
  return (
    <p className="edit-reach">
      You see who has this open in the staff area. People in the Studio are not shown.
    </p>
  )
}
