import { describe, expect, it } from 'vitest'
import { localPath, loginInput } from './auth.ts'

describe('localPath', () => {
  it.each(['/admin/BlogManagement', '/api/auth/studio/?origin=http%3A%2F%2Fx', '/studio#a', '/'])(
    'accepts the path %s',
    (next) => {
      expect(localPath(next, '/admin')).toBe(next)
    },
  )

  it.each([
    null,
    undefined,
    '',
    'admin',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    'javascript:alert(1)',
    ' /admin',
  ])('rejects the path %j and returns the fallback', (next) => {
    expect(localPath(next, '/admin')).toBe('/admin')
  })

  it('never accepts an address that a browser would parse as that of another site', () => {
    for (const next of [
      '/./',
      '/..//evil.example',
      '/x/../..//evil.example',
      '/%2f/evil.example',
    ]) {
      const url = new URL(localPath(next, '/admin'), 'http://localhost:3000')
      expect(url.origin).toBe('http://localhost:3000')
    }
  })
})

describe('loginInput', () => {
  it('trims the email address but not the password', () => {
    const typed = { email: ' ada@example.com ', password: ' with spaces ' }
    expect(loginInput.parse(typed)).toEqual({ email: 'ada@example.com', password: ' with spaces ' })
  })

  it.each([
    { body: {}, fields: ['email', 'password'] },
    { body: { email: '  ', password: 'x' }, fields: ['email'] },
    { body: { email: 'a', password: '' }, fields: ['password'] },
    { body: { email: ['a'], password: { $ne: '' } }, fields: ['email', 'password'] },
    { body: { email: 'a'.repeat(255), password: 'x'.repeat(1025) }, fields: ['email', 'password'] },
  ])('reports the invalid fields of $body', ({ body, fields }) => {
    const issues = loginInput.safeParse(body).error?.issues ?? []
    expect(issues.map((issue) => issue.path.join('.'))).toEqual(fields)
  })
})
