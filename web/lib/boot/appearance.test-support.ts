import { runInNewContext } from 'node:vm'
import { appearanceEvents } from './appearance-events.ts'
import { appearanceScript } from './appearance-script.ts'

interface Opened {
  readonly stored?: Readonly<Record<string, string>>
  /** Hour of the visitor's clock, on a day in June. */
  readonly hour?: number
  readonly isSystemDark?: boolean
  /** True for a browser that blocks storage for the site. */
  readonly isClosed?: boolean
}

/** Fakes of the few browser APIs that the boot script's theme code uses, with a clock that only the test advances. */
export function open({
  stored = {},
  hour = 12,
  isSystemDark = false,
  isClosed = false,
}: Opened = {}) {
  const store: Record<string, string> = { ...stored }
  let now = new Date(2026, 5, 1, hour, 30)
  class Clock extends Date {
    constructor(given?: number) {
      super(given ?? now.getTime())
    }
    static override now() {
      return now.getTime()
    }
  }
  const classes = new Set<string>()
  const dataset: Record<string, unknown> = {}
  const names: Readonly<Record<string, string>> = { 'data-theme': 'theme', 'data-sunset': 'sunset' }
  const root = {
    dataset,
    classList: classes,
    setAttribute: (name: string, value: unknown) => (dataset[names[name] ?? name] = value),
  }
  Object.assign(classes, { remove: (name: string) => classes.delete(name) })
  const document = Object.assign(new EventTarget(), { hidden: false, querySelectorAll: () => [] })
  const system = Object.assign(new EventTarget(), { matches: isSystemDark })
  const window = Object.assign(new EventTarget(), { matchMedia: () => system })
  const told: string[] = []
  for (const name of Object.values(appearanceEvents))
    window.addEventListener(name, () => told.push(name))
  const timers: (() => void)[] = []
  const checks: { readonly work: () => void; readonly every: number }[] = []
  const closed = () => {
    throw new Error('closed')
  }
  const localStorage = isClosed
    ? { getItem: closed, setItem: closed }
    : {
        getItem: (key: string) => store[key] ?? null,
        setItem: (key: string, value: string) => (store[key] = value),
      }
  // `runInNewContext` returns the value of the last expression, `appearance`.
  const boot: NonNullable<Window['certaviaBoot']> = runInNewContext(
    `var r=root,d=document,w=window;${appearanceScript};appearance`,
    {
      root,
      document,
      window,
      localStorage,
      Date: Clock,
      Event,
      setTimeout: (work: () => void) => timers.push(work),
      setInterval: (work: () => void, every: number) => checks.push({ work, every }),
    },
  )
  return {
    boot,
    store,
    classes,
    dataset,
    document,
    system,
    window,
    told,
    timers,
    checks,
    /** Advances the clock, then runs the function that the script runs every minute. */
    pass: (ms: number) => {
      now = new Date(now.getTime() + ms)
      for (const { work } of checks) work()
    },
    at: (day: number, h: number, minutes = 0) => {
      now = new Date(2026, 5, day, h, minutes)
      for (const { work } of checks) work()
    },
  }
}

/** Simulates that another tab writes to the storage. */
export const written = (window: EventTarget, key: string | null) =>
  window.dispatchEvent(Object.assign(new Event('storage'), { key }))
