import { useState, type ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { createPart, type Part } from './part.ts'
import { LazyPart } from './lazy-part.tsx'
import { StaticIsland } from './static-island.tsx'
import { Engraving } from '#web/ui/engraving/engraving.tsx'

interface Parts {
  readonly note: Part<ComponentType<{ readonly text: string }>>
  readonly counter: Part<ComponentType>
}

const Note = ({ text }: { readonly text: string }) => <b>{text}</b>

function Counter() {
  const [count, setCount] = useState(0)
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      Count {count}
    </button>
  )
}

function StaticIslands({ note }: Pick<Parts, 'note'>) {
  const [renders, setRenders] = useState(1)
  const [text, setText] = useState('First text')
  return (
    <section>
      <button type="button" onClick={() => setRenders(renders + 1)}>
        Render {renders}
      </button>
      <button type="button" onClick={() => setText('Second text')}>
        Change
      </button>
      <StaticIsland part={note} as="div" className="island" props={{ text }} />
      <Engraving draw={() => '<path d="M0 0L1 1"></path>'} viewBox="0 0 1 1" />
    </section>
  )
}

const IslandPage = ({ parts, title }: { readonly parts: Parts; readonly title: string }) => (
  <main>
    <h1>{title}</h1>
    <StaticIslands note={parts.note} />
    <LazyPart part={parts.counter} props={{}} />
  </main>
)

/** Hydrated test page that contains one island of each type. */
export interface IslandTrial {
  /** Number of times that the code of the static island was loaded. */
  noteLoads(): number
  /** Makes the code of the static island finish loading. */
  sendNote(): void
  /** Makes the code of the lazy part finish loading. */
  sendCounter(): void
  /** Errors that React has reported. */
  errors(): readonly string[]
  /** Selectors of server-rendered elements that are no longer in the document, because React has replaced them. */
  replaced(): readonly string[]
}

const WATCHED = ['h1', '.island', '.island b', 'svg', 'svg path', 'main > button']

/**
 * Renders the page as a server does, then hydrates it.
 * @param title heading that the browser renders; the heading of the server is `Islands`
 */
async function start(title: string): Promise<IslandTrial> {
  const root = document.documentElement
  const app = document.createElement('div')
  document.body.append(app)
  // Sets the attribute that islands check: with it, they render as on a server.
  root.dataset['hydrated'] = ''
  const served: Parts = {
    note: createPart(() => Promise.resolve(Note)),
    counter: createPart(() => Promise.resolve(Counter)),
  }
  await Promise.all([served.note.load(), served.counter.load()])
  const { engraverPart } = await import('#web/ui/engraving/engraver.ts')
  await engraverPart.load()
  app.innerHTML = renderToString(<IslandPage parts={served} title="Islands" />)
  delete root.dataset['hydrated']
  const first = new Map(WATCHED.map((selector) => [selector, document.querySelector(selector)]))
  let noteLoads = 0
  const errors: string[] = []
  const noteArrival = Promise.withResolvers<typeof Note>()
  const counterArrival = Promise.withResolvers<ComponentType>()
  const parts: Parts = {
    note: createPart(() => {
      noteLoads += 1
      return noteArrival.promise
    }),
    counter: createPart(() => counterArrival.promise),
  }
  const note = (error: unknown) => errors.push(String(error))
  hydrateRoot(app, <IslandPage parts={parts} title={title} />, {
    onRecoverableError: note,
    onUncaughtError: note,
  })
  return {
    noteLoads: () => noteLoads,
    sendNote: () => noteArrival.resolve(Note),
    sendCounter: () => counterArrival.resolve(Counter),
    errors: () => errors,
    replaced: () =>
      WATCHED.filter((selector) => document.querySelector(selector) !== first.get(selector)),
  }
}

declare global {
  interface Window {
    startTrial: typeof start
    trial: IslandTrial
  }
}

window.startTrial = start
