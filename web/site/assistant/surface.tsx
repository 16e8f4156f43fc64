import './chat-window.css'
import './messages.css'
import './composer.css'
import { openExclusively } from '#web/lib/overlays/open-overlay.ts'
import { mount } from '#web/ui/island/mount.tsx'
import { ChatWindow } from './chat-window.tsx'
import { conversation } from './conversation.ts'
import type { View } from './message.ts'
import { goOn, meet } from './talk.ts'

let takeOff: (() => void) | undefined

/** Shows the window above the page, in the given display state. */
function show(view: Exclude<View, 'closed'>, launcher: HTMLElement | null, takesFocus: boolean) {
  if (takeOff !== undefined) return
  const close = (givesFocusBack: boolean) => {
    leaveChat()
    conversation.change({ view: 'closed', cleared: undefined })
    if (givesFocusBack) launcher?.focus({ preventScroll: true })
  }
  const leaveFloor = openExclusively('chat', () => close(false))
  conversation.change(view === 'minimised' ? { view } : { view, unseen: 0 })
  const remove = mount(<ChatWindow takesFocus={takesFocus} close={() => close(true)} />)
  takeOff = () => {
    remove()
    leaveFloor()
  }
  void meet()
  goOn()
}

/** Opens the window. When it is closed, the focus returns to `launcher`. */
export function openChat(launcher: HTMLElement | null): void {
  show('open', launcher, true)
}

/** Shows the window in the display state that it had on the previous page. Does not move the focus. */
export function resumeChat(launcher: HTMLElement | null): void {
  const { view } = conversation.now()
  if (view !== 'closed') show(view, launcher, false)
}

/** Removes the window from the page. The next page with a launcher shows it again, unless the visitor has closed it. */
export function leaveChat(): void {
  takeOff?.()
  takeOff = undefined
}
