import type { Page } from '@playwright/test'

/** Example input of a visitor. */
export const inquiry = {
  name: 'Anna Keller',
  email: 'a.keller@northline.example',
  company: 'Northline Freight, Germany',
  message: 'Forty drivers for Hamburg, from March on.\nWhich checks do you suggest?',
} as const

/** Fields of the contact form by their labels. */
export const contactForm = (page: Page) => ({
  name: page.getByLabel('Name', { exact: true }),
  email: page.getByLabel('Work email'),
  company: page.getByRole('textbox', { name: 'Company' }),
  phone: page.getByLabel('Phone', { exact: false }).first(),
  about: page.getByLabel('What it is about'),
  message: page.getByLabel('What you need'),
  send: page.getByRole('button', { name: 'Send message' }),
  summary: page.getByRole('alert'),
  receipt: page.getByRole('heading', { name: 'We have your inquiry' }),
})

/** Fills in the required fields of the contact form. */
export async function fillContact(page: Page, own: { readonly email?: string } = {}) {
  const form = contactForm(page)
  await form.name.fill(inquiry.name)
  await form.email.fill(own.email ?? inquiry.email)
  await form.company.fill(inquiry.company)
  await form.about.selectOption('criminal-check')
  await form.message.fill(inquiry.message)
}
