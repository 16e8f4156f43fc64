import './chat-window.css'
import './messages.css'
import './composer.css'
import { takeFloor } from '#web/lib/overlays/open-overlay.ts'
import { mount } from '#web/ui/island/mount.tsx'
import { ChatWindow } from './chat-window.tsx'
import { conversation } from './conversation.ts'
import type { View } from './message.ts'
import { goOn, meet } from './talk.ts'

let takeOff: (() => void) | undefined

/** Shows the window as `view` says, above the page. */
function show(view: Exclude<View, 'closed'>, launcher: HTMLElement | null, takesFocus: boolean) {
  if (takeOff !== undefined) return
  const close = (givesFocusBack: boolean) => {
    leaveChat()
    conversation.change({ view: 'closed', cleared: undefined })
    if (givesFocusBack) launcher?.focus({ preventScroll: true })
  }
  const leaveFloor = takeFloor('chat', () => close(false))
  conversation.change(view === 'minimised' ? { view } : { view, unseen: 0 })
  const remove = mount(<ChatWindow takesFocus={takesFocus} close={() => close(true)} />)
  takeOff = () => {
    remove()
    leaveFloor()
  }
  void meet()
  goOn()
}

/** Opens the window. `launcher` has the focus again once it is closed. */
export function openChat(launcher: HTMLElement | null): void {
  show('open', launcher, true)
}

/** Shows the window as the page before was left with it; the focus stays where it is. */
export function resumeChat(launcher: HTMLElement | null): void {
  const { view } = conversation.now()
  if (view !== 'closed') show(view, launcher, false)
}

/** Takes the window off a page. It comes back with the next one that has a launcher, unless it is closed by then. */
export function leaveChat(): void {
  takeOff?.()
  takeOff = undefined
}
