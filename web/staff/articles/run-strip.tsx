import { Check, CircleAlert, WifiOff } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { UNDO_OFFERED_MS } from '#shared/contracts/article-runs.ts'
import { paths } from '#shared/paths/paths.ts'
import { createCountdowns } from '#web/lib/time/countdowns.ts'
import { useNow } from '#web/lib/staff/use-now.ts'
import { kinds } from './rows.ts'
import { doing, endText, leftText, secondsLeft } from './run-texts.ts'
import type { RunState } from './use-run.ts'

interface ProgressProps {
  readonly state: Extract<RunState, { readonly kind: 'working' | 'lost' }>
  readonly onStop: () => void
  readonly onTry: () => void
}

/** Interval at which the displayed times are updated, in milliseconds. */
const TICK = 1_000

/** Progress of a bulk run, with a Stop button. If the connection is lost, the run continues on the server. */
export function RunProgress({ state, onStop, onTry }: ProgressProps) {
  const { kind, act, total, run, startedAt } = state
  const now = useNow(TICK)
  const done = run === undefined ? 0 : run.done + run.same + run.left.length
  const progress = `${done} of ${total}`
  if (kind === 'lost') {
    return (
      <div className="desk-strip desk-bulk" role="toolbar" aria-label="Selected articles">
        <WifiOff size={16} strokeWidth={1.6} aria-hidden="true" />
        <output className="desk-bulk-said">Connection lost after {progress}</output>
        <span className="desk-bulk-note">
          The server continues. The list updates when you reconnect.
        </span>
        <button type="button" className="desk-bulk-clear" onClick={onTry}>
          Try now
        </button>
      </div>
    )
  }
  const seconds = secondsLeft(done, total, now - startedAt)
  // Screen readers announce the start of the run and the moment when half of it is done. `RunEnd` announces the result.
  const announced = done * 2 >= total && done > 0 ? `${doing[act]}: half done` : doing[act]
  return (
    <div className="desk-strip desk-bulk" role="toolbar" aria-label="Selected articles">
      <output className="sr-only">{announced}</output>
      <span className="desk-bulk-said" aria-hidden="true">
        {doing[act]}: {progress}
      </span>
      <progress className="desk-progress" aria-label="Articles done" max={total} value={done} />
      <span className="desk-bulk-note">{seconds !== undefined && `about ${seconds} s left`}</span>
      <button type="button" className="desk-bulk-clear" onClick={onStop}>
        Stop
      </button>
    </div>
  )
}

interface EndProps {
  readonly state: Extract<RunState, { readonly kind: 'ended' }>
  readonly onUndo: () => void
  /** Called when Undo is no longer possible. */
  readonly onExpire: () => void
  readonly onClose: () => void
  readonly onLinks: (article: { readonly id: string; readonly title: string }) => void
}

/**
 * Countdown of the time during which a bulk run can be undone. The countdown pauses while the pointer or the focus is on the result, or the
 * tab is hidden.
 */
function useOffer(isOffered: boolean, onExpire: () => void) {
  const expire = useEffectEvent(onExpire)
  const [countdowns] = useState(() => createCountdowns(() => expire()))
  useEffect(() => {
    countdowns.begin(0, UNDO_OFFERED_MS)
    const follow = () => countdowns[document.hidden ? 'hold' : 'release']('hidden')
    document.addEventListener('visibilitychange', follow)
    return () => {
      document.removeEventListener('visibilitychange', follow)
      countdowns.end(0)
    }
  }, [countdowns, isOffered])
  return countdowns
}

const takesText = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('input:not([type=checkbox]), textarea, select, [contenteditable], dialog') !== null

/** Undoes the bulk run on Ctrl+Z, unless a text field has the focus. */
function useUndoKey(isOffered: boolean, onUndo: () => void) {
  const undo = useEffectEvent(onUndo)
  useEffect(() => {
    if (!isOffered) return undefined
    const press = (event: KeyboardEvent) => {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key === 'z'
      if (!isUndo || takesText(event.target)) return
      event.preventDefault()
      undo()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [isOffered])
}

/** Result of a bulk run with an Undo button, and the skipped articles with the reasons why each was skipped. */
export function RunEnd({ state, onUndo, onExpire, onClose, onLinks }: EndProps) {
  const { run, change, mayUndo } = state
  const countdowns = useOffer(mayUndo, onExpire)
  useUndoKey(mayUndo, onUndo)
  const hold = (reason: 'pointer' | 'focus') => () => countdowns.hold(reason)
  return (
    <div
      className="desk-run"
      onPointerEnter={hold('pointer')}
      onPointerLeave={() => countdowns.release('pointer')}
      onFocus={hold('focus')}
      onBlur={() => countdowns.release('focus')}
    >
      <div className="desk-strip desk-bulk" role="toolbar" aria-label="Selected articles">
        {run.left.length === 0 && <Check size={16} strokeWidth={1.8} aria-hidden="true" />}
        <output className="desk-bulk-said">{endText(run, change)}</output>
        {mayUndo && (
          <button type="button" className="desk-bulk-link" onClick={onUndo}>
            Undo
          </button>
        )}
        {run.act === 'delete' && run.done > 0 && (
          <a className="desk-bulk-link" href={paths.adminTrash}>
            Open the Trash
          </a>
        )}
        <button type="button" className="desk-bulk-clear" onClick={onClose}>
          Close <kbd aria-hidden="true">Esc</kbd>
        </button>
        {mayUndo && (
          <span
            className="desk-bulk-time"
            aria-hidden="true"
            style={{ animationDuration: `${UNDO_OFFERED_MS}ms` }}
          />
        )}
      </div>
      {run.left.length > 0 && (
        <section className="desk-left" aria-label="Not changed">
          <p>
            <CircleAlert size={17} strokeWidth={1.6} aria-hidden="true" />
            <strong>{leftText(run)}</strong>
          </p>
          <ul>
            {run.left.map((article) => (
              <li key={article.id}>
                <a href={kinds[run.type].editor(article.id)} dir="auto">
                  {article.title === '' ? 'Untitled' : article.title}
                </a>
                <span>{article.reason}</span>
                {article.linked ? (
                  <button type="button" onClick={() => onLinks(article)}>
                    Show links<span className="sr-only"> to {article.title}</span>
                  </button>
                ) : (
                  <a
                    className="desk-left-open"
                    href={kinds[run.type].editor(article.id)}
                    target="_blank"
                    rel="noreferrer"
                  >
                    Open<span className="sr-only"> {article.title} (new tab)</span>
                  </a>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
