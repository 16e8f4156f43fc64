import { useEffect, useId, useRef, useState, type FocusEvent } from 'react'
import { storageKeys } from '#shared/browser/storage-keys.ts'
import { themeTimes } from '#shared/browser/theme.ts'
import { appearanceEvents } from '#web/lib/boot/appearance-events.ts'
import { giveWayToFocus, giveWayToToasts, whenQuiet } from '#web/lib/overlays/open-overlay.ts'
import { Horizon } from './horizon.tsx'
import { mount } from '#web/ui/island/mount.tsx'

const words = {
  title: 'It is after six. Switch to dark?',
  'time-based': 'Your theme follows the time of day. Dark is easier on the eyes in the evening.',
  manual: 'You chose light; you can change back at any time.',
} as const

/** Returns the focus to the element that had it before the prompt was used. */
function useFocusBack() {
  const before = useRef<HTMLElement>(undefined)
  return {
    came: ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
      if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
        before.current = relatedTarget
    },
    giveBack: () =>
      (before.current ?? document.querySelector<HTMLElement>('main'))?.focus({
        preventScroll: true,
      }),
  }
}

function SunsetPrompt({ text }: { readonly text: string }) {
  const prompt = useRef<HTMLElement>(null)
  const heading = useId()
  // The status is empty at first, because screen readers announce it only if its text changes after rendering.
  const [said, setSaid] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSaid(`${words.title} ${text}`), 100)
    return () => clearTimeout(timer)
  }, [text])
  useEffect(() => {
    if (prompt.current === null) return undefined
    const listening = new AbortController()
    giveWayToFocus(prompt.current, listening.signal)
    giveWayToToasts(prompt.current, listening.signal)
    return () => listening.abort()
  }, [])
  const { came, giveBack } = useFocusBack()
  const boot = window.certaviaBoot
  const answer = (act?: () => void) => {
    giveBack()
    boot?.sunsetAnswered()
    act?.()
  }
  return (
    <>
      <output className="sr-only" aria-live="polite">
        {said}
      </output>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape means "Not now" while the focus is inside */}
      <section
        ref={prompt}
        className="sunset"
        data-slot="prompt"
        aria-labelledby={heading}
        onKeyDown={({ key }) => {
          if (key === 'Escape') answer()
        }}
        onFocus={came}
      >
        <Horizon />
        <div className="sunset-body">
          <h2 id={heading}>{words.title}</h2>
          <p>{text}</p>
          <div className="sunset-acts">
            <button
              type="button"
              className="button"
              onClick={() => answer(() => boot?.choose('manual', 'dark'))}
            >
              Switch to dark
            </button>
            <button type="button" className="button button-quiet" onClick={() => answer()}>
              Not now
            </button>
          </div>
          <button
            type="button"
            className="text-link"
            onClick={() => answer(() => boot?.choose('system'))}
          >
            Always follow system preference
          </button>
        </div>
      </section>
    </>
  )
}

/**
 * Returns the text of the prompt, and a function that returns false once the prompt must close: the page no longer shows the light theme,
 * the preference has changed, or the visitor has answered in any tab.
 */
function createQuestion() {
  const boot = window.certaviaBoot
  const preference = boot?.preference()
  const answered = boot?.read(storageKeys.lastSunsetCheck)
  return {
    text: preference === 'manual' ? words.manual : words['time-based'],
    stands: () =>
      boot?.theme() === 'light' &&
      boot?.preference() === preference &&
      boot?.read(storageKeys.lastSunsetCheck) === answered,
  }
}

let isAsking = false

/** Shows the prompt that offers the dark theme in the sunset hour. It appears after a short delay, once all other overlays are closed. */
export function promptAtSunset(): void {
  const since = Number(document.documentElement.dataset['sunset'])
  delete document.documentElement.dataset['sunset']
  if (isAsking) return
  isAsking = true
  const question = createQuestion()
  const asking = new AbortController()
  let remove: (() => void) | undefined
  const done = () => {
    asking.abort()
    isAsking = false
    remove?.()
  }
  window.addEventListener(
    appearanceEvents.changed,
    () => {
      if (!question.stands()) done()
    },
    { signal: asking.signal },
  )
  const timer = setTimeout(
    () =>
      whenQuiet(() => {
        remove = mount(<SunsetPrompt text={question.text} />)
      }, asking.signal),
    Math.max(0, since + themeTimes.promptDelay - Date.now()),
  )
  asking.signal.addEventListener('abort', () => clearTimeout(timer))
}
