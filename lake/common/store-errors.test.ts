import { expect, test } from 'vitest'
import { isSqliteBusy, isStoreFull, isStoreUnavailable } from './store-errors.ts'

const withCode = (code: string) => Object.assign(new Error('x'), { code })

const kindOf = (error: unknown) => ({
  busy: isSqliteBusy(error),
  full: isStoreFull(error),
  unavailable: isStoreUnavailable(error),
})

const BUSY = { busy: true, full: false, unavailable: true }
const FULL = { busy: false, full: true, unavailable: false }
const UNAVAILABLE = { busy: false, full: false, unavailable: true }
const OTHER = { busy: false, full: false, unavailable: false }

test.each([
  ['SQLITE_BUSY', BUSY],
  ['SQLITE_BUSY_RECOVERY', BUSY],
  ['SQLITE_BUSY_SNAPSHOT', BUSY],
  ['SQLITE_LOCKED', OTHER],
  ['SQLITE_FULL', FULL],
  ['SQLITE_IOERR_FSYNC', FULL],
  ['SQLITE_IOERR_READ', OTHER],
  ['SQLITE_CONSTRAINT_UNIQUE', OTHER],
  ['ENOSPC', FULL],
  ['53100', FULL],
  ['ECONNREFUSED', UNAVAILABLE],
  ['EHOSTUNREACH', UNAVAILABLE],
  ['CERT_HAS_EXPIRED', UNAVAILABLE],
  ['08006', UNAVAILABLE],
  ['25006', UNAVAILABLE],
  ['25P02', OTHER],
  ['25P03', UNAVAILABLE],
  ['40P01', UNAVAILABLE],
  ['53300', UNAVAILABLE],
  ['55P03', UNAVAILABLE],
  ['57014', UNAVAILABLE],
  ['57P01', UNAVAILABLE],
  ['22021', OTHER],
  ['23505', OTHER],
  ['42P01', OTHER],
  ['ERR_INVALID_ARG_TYPE', OTHER],
])('an error with the code %s is classified as %j', (code, kind) => {
  expect(kindOf(withCode(code))).toEqual(kind)
})

test.each([
  ['Connection terminated unexpectedly', UNAVAILABLE],
  ['Client has encountered a connection error and is not queryable', UNAVAILABLE],
  ['Client was closed and is not queryable', UNAVAILABLE],
  ['Query read timeout', UNAVAILABLE],
  ['timeout expired', UNAVAILABLE],
  ['timeout exceeded when trying to connect', UNAVAILABLE],
  ['Cannot use a pool after calling end on the pool', UNAVAILABLE],
  ["Cannot read properties of undefined (reading 'connect')", OTHER],
])('an error without a code and with the message "%s" is classified as %j', (message, kind) => {
  expect(kindOf(new Error(message))).toEqual(kind)
})

test.each([undefined, null, 'SQLITE_BUSY', { code: 'SQLITE_BUSY' }])(
  'the value %j, which is not an error, is not classified as an error of a store',
  (value) => {
    expect(kindOf(value)).toEqual(OTHER)
  },
)
