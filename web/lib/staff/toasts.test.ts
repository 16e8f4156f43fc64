import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from './api-error.ts'
import {
  dismissToast,
  holdToast,
  releaseToast,
  takeToastAction,
  toastError,
  toastStore,
  toastSuccess,
} from './toasts.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  for (let shown = toastStore.visible(); shown !== undefined; shown = toastStore.visible()) {
    dismissToast(shown.id)
  }
  vi.runAllTimers()
  vi.useRealTimers()
})

const text = () => toastStore.visible()?.text

test('a success is titled Success and goes after five seconds', () => {
  toastSuccess('Blog created successfully')
  expect(toastStore.visible()).toMatchObject({
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
  ["the server's text", serverError, 'The slug is taken'],
  ["the catalogue's without one", noAnswer, 'Failed to create blog'],
  ["the catalogue's for anything else", new Error('oops'), 'Failed to create blog'],
])('an error is titled Error, says %s, and stays until it is dismissed', (_, error, words) => {
  const id = toastError(error, 'Failed to create blog')
  vi.advanceTimersByTime(60 * 60_000)
  expect(toastStore.visible()).toMatchObject({ tone: 'error', title: 'Error', text: words })
  dismissToast(id)
  expect(text()).toBeUndefined()
})

test('one is seen at a time: the newest, then the error that nobody has dismissed', () => {
  toastError(serverError, '')
  toastSuccess('Saved')
  expect(text()).toBe('Saved')
  vi.advanceTimersByTime(5_000)
  expect(text()).toBe('The slug is taken')
})

test('time stands still while somebody is at it', () => {
  const id = toastSuccess('Deleted')
  vi.advanceTimersByTime(3_000)
  holdToast(id)
  vi.advanceTimersByTime(60_000)
  expect(text()).toBe('Deleted')
  releaseToast(id)
  vi.advanceTimersByTime(1_999)
  expect(text()).toBe('Deleted')
  vi.advanceTimersByTime(1)
  expect(text()).toBeUndefined()
})

test('either its action is taken or it closes, once', () => {
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
