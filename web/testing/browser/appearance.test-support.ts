import { appearanceScript } from '#web/lib/boot/appearance-script.ts'

/**
 * Runs the part of the boot script that sets the theme and the accessibility settings, as a new page does.
 * @returns a function that removes its listeners and timers
 */
export function startAppearance(): () => void {
  const stopped = new AbortController()
  const timers: number[] = []
  const { addEventListener } = EventTarget.prototype
  const { setInterval } = window
  // Records the listeners. The script itself never removes them, because it runs until the page is unloaded.
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    const own = typeof options === 'boolean' ? { capture: options } : options
    addEventListener.call(this, type, listener, { ...own, signal: stopped.signal })
  }
  const noted = (...[work, delay]: Parameters<typeof setInterval>) => {
    const timer = setInterval(work, delay)
    timers.push(timer)
    return timer
  }
  Object.assign(window, { setInterval: noted })
  const script = document.createElement('script')
  script.textContent = `(function(d,w){var r=d.documentElement;${appearanceScript}
w.certaviaBoot=Object.assign(appearance,{left:function(){return false},take:function(){return[]}})})(document,window)`
  try {
    document.head.append(script)
  } finally {
    EventTarget.prototype.addEventListener = addEventListener
    Object.assign(window, { setInterval })
    script.remove()
  }
  return () => {
    stopped.abort()
    for (const timer of timers) clearInterval(timer)
  }
}
