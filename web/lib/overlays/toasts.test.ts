import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../staff/queries/api-error.ts'
import {
  dismissToast,
  notify,
  notifyError,
  notifyWarning,
  takeToastAction,
  toastError,
  toastStore,
  toastSuccess,
} from './toasts.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  while (toastStore.visible().length > 0) {
    for (const { id } of toastStore.visible()) dismissToast(id)
  }
  vi.runAllTimers()
  vi.useRealTimers()
})

const texts = () => toastStore.visible().map(({ text }) => text)
const text = () => texts().at(-1)

test('a success toast has the title "Success" and closes after five seconds', () => {
  toastSuccess('Blog created successfully')
  expect(toastStore.visible()[0]).toMatchObject({
    tone: 'success',
    title: 'Success',
    text: 'Blog created successfully',
  })
  vi.advanceTimersByTime(4_999)
  expect(text()).toBe('Blog created successfully')
  vi.advanceTimersByTime(1)
  expect(text()).toBeUndefined()
})

const serverError = new ApiError('The slug is taken', {
  status: 422,
  code: 'validation_failed',
  isServerText: true,
})
const noAnswer = new ApiError('We could not reach the server.', {
  status: 0,
  code: 'no_answer',
  isServerText: false,
})

test.each([
  ['the text of the server', serverError, 'The slug is taken'],
  ['the text of the catalogue if the server sends none', noAnswer, 'Failed to create blog'],
  ['the text of the catalogue for any other error', new Error('oops'), 'Failed to create blog'],
])(
  'an error toast has the title "Error", shows %s, and stays until it is dismissed',
  (_, error, words) => {
    const id = toastError(error, 'Failed to create blog')
    vi.advanceTimersByTime(60 * 60_000)
    expect(toastStore.visible()[0]).toMatchObject({ tone: 'error', title: 'Error', text: words })
    dismissToast(id)
    expect(text()).toBeUndefined()
  },
)

test('toasts about results of actions are shown one at a time: the newest, and after it an earlier error that was not dismissed', () => {
  toastError(serverError, '')
  toastSuccess('Saved')
  expect(text()).toBe('Saved')
  vi.advanceTimersByTime(5_000)
  expect(text()).toBe('The slug is taken')
})

test.each(['pointer', 'focus', 'hidden'] as const)(
  'the countdown of a toast pauses for this reason: %s',
  (reason) => {
    const id = toastSuccess('Deleted')
    vi.advanceTimersByTime(3_000)
    toastStore.hold(reason)
    vi.advanceTimersByTime(60_000)
    expect([text(), toastStore.elapsed(id)]).toEqual(['Deleted', 3_000])
    toastStore.release(reason)
    vi.advanceTimersByTime(1_999)
    expect(text()).toBe('Deleted')
    vi.advanceTimersByTime(1)
    expect(text()).toBeUndefined()
  },
)

test('the countdown of every toast, also of a new one, pauses while at least one reason applies', () => {
  toastStore.hold('pointer')
  toastStore.hold('focus')
  toastSuccess('Saved')
  toastStore.release('pointer')
  vi.advanceTimersByTime(60_000)
  expect(text()).toBe('Saved')
  toastStore.release('focus')
  vi.advanceTimersByTime(5_000)
  expect(text()).toBeUndefined()
})

test('a toast about an event closes after four seconds, unless it reports an error', () => {
  notify('The CMS is connected again')
  notifyError('A picture has not arrived')
  expect(toastStore.visible()[0]).toMatchObject({ tone: 'news', title: undefined })
  vi.advanceTimersByTime(3_999)
  expect(texts()).toEqual(['The CMS is connected again', 'A picture has not arrived'])
  vi.advanceTimersByTime(1)
  expect(texts()).toEqual(['A picture has not arrived'])
  vi.advanceTimersByTime(60 * 60_000)
  expect(texts()).toEqual(['A picture has not arrived'])
})

test('at most three toasts about events are visible, besides the result of an action; a new one closes the oldest that is no error', () => {
  for (const words of ['One', 'Two', 'Three', 'Four']) notify(words)
  expect(texts()).toEqual(['Two', 'Three', 'Four'])
  toastSuccess('Saved')
  expect(texts()).toEqual(['Two', 'Three', 'Four', 'Saved'])
  for (const words of ['A', 'B', 'C', 'D']) notifyError(words)
  expect(texts()).toEqual(['Saved', 'B', 'C', 'D'])
  dismissToast(toastStore.visible().at(-1)?.id ?? 0)
  expect(texts()).toEqual(['Saved', 'A', 'B', 'C'])
})

test('a dismissed toast is removed after a million milliseconds, and subscribers are notified', () => {
  const id = toastSuccess('Saved')
  dismissToast(id)
  const listener = vi.fn<() => void>()
  const stop = toastStore.subscribe(listener)
  vi.advanceTimersByTime(999_999)
  expect(listener).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(listener).toHaveBeenCalledOnce()
  stop()
})

test('a toast calls either its action or onClosed, and only once', () => {
  const run = vi.fn<() => void>()
  const onClosed = vi.fn<() => void>()
  const options = { action: { label: 'Undo', run }, onClosed }
  const first = toastSuccess('Deleted', options)
  takeToastAction(first)
  dismissToast(first)
  vi.advanceTimersByTime(10_000)
  expect([run.mock.calls.length, onClosed.mock.calls.length]).toEqual([1, 0])
  toastSuccess('Deleted', options)
  vi.advanceTimersByTime(10_000)
  expect([run.mock.calls.length, onClosed.mock.calls.length]).toEqual([1, 1])
})

test('a repeated text increases the count of its toast and restarts the countdown of this toast', () => {
  notifyWarning('1 dividing line was left out')
  vi.advanceTimersByTime(59_000)
  notifyWarning('1 dividing line was left out')
  expect(toastStore.visible().map(({ text: said, times }) => [said, times])).toEqual([
    ['1 dividing line was left out', 2],
  ])
  vi.advanceTimersByTime(59_999)
  expect(text()).toBe('1 dividing line was left out')
  vi.advanceTimersByTime(1)
  expect(text()).toBeUndefined()
})

test('two toasts of the same text stay separate if each has its own Undo', () => {
  const first = vi.fn<() => void>()
  const second = vi.fn<() => void>()
  toastSuccess('Blog deleted successfully', { action: { label: 'Undo', run: first } })
  const id = toastSuccess('Blog deleted successfully', { action: { label: 'Undo', run: second } })
  takeToastAction(id)
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1])
  expect(text()).toBe('Blog deleted successfully')
})

test('a warning toast closes after 60 seconds', () => {
  notifyWarning('3 dividing lines were left out')
  expect(toastStore.visible()[0]).toMatchObject({ tone: 'warning', title: undefined })
  vi.advanceTimersByTime(59_999)
  expect(texts()).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(texts()).toEqual([])
})

test('a page that shows toasts as notices lists all of them, and closes a success after 8 seconds', () => {
  const leave = toastStore.showInPage()
  for (const words of ['A', 'B', 'C', 'D']) notifyError(words)
  toastSuccess('Saved once')
  toastSuccess('Saved twice')
  expect(texts(), 'the newest result replaces the one before').toEqual([
    'A',
    'B',
    'C',
    'D',
    'Saved twice',
  ])
  vi.advanceTimersByTime(7_999)
  expect(text()).toBe('Saved twice')
  vi.advanceTimersByTime(1)
  expect(texts()).toEqual(['A', 'B', 'C', 'D'])
  leave()
  expect(texts(), 'as toasts again').toEqual(['B', 'C', 'D'])
})

test('a toast that stays open can run its action more than once', () => {
  const run = vi.fn<() => void>()
  const id = notifyWarning('Left out', { action: { label: 'Show where', run, keepsOpen: true } })
  takeToastAction(id)
  takeToastAction(id)
  expect([run.mock.calls.length, text()]).toEqual([2, 'Left out'])
})
