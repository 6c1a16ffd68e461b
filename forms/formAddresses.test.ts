import { expect, test } from 'vitest'
import { FormAddressError, formAddresses, receiverBase, tokenAddress } from './formAddresses.ts'

const brand = { email: 'hello@agency.example' }
const blank = { newsletter_url: '', contact_url: '' }
const services = {
  newsletter_url: 'https://news.example/f/1',
  contact_url: 'https://mail.example/hello',
}

test('without content and environment, forms go to the built-in receiver', () => {
  expect(formAddresses({ brand, forms: blank }, {})).toEqual({
    newsletter: '/f/newsletter',
    contact: '/hello@agency.example',
  })
})

test('the content can name other services', () => {
  expect(formAddresses({ brand, forms: services }, {})).toEqual({
    newsletter: 'https://news.example/f/1',
    contact: 'https://mail.example/hello',
  })
})

test('an environment variable overrides the content unless it is blank', () => {
  const environment = {
    NEWSLETTER_URL: ' https://forms.agency.example/f/newsletter ',
    CONTACT_URL: ' ',
  }
  expect(formAddresses({ brand, forms: services }, environment)).toEqual({
    newsletter: 'https://forms.agency.example/f/newsletter',
    contact: 'https://mail.example/hello',
  })
})

test.for([
  'http://localhost:4321/f/newsletter',
  'http://127.0.0.1/f',
  'http://[::1]:80/f',
  '/api/f',
])('%s is accepted as a form address', (address) => {
  expect(formAddresses({ brand, forms: blank }, { CONTACT_URL: address }).contact).toBe(address)
})

test.for([
  'http://forms.example/f/1',
  'http://localhost.elsewhere.example/f',
  '//elsewhere.example/f',
  '/\\elsewhere.example',
  'https://user@forms.example/f',
  'https://forms.example /f',
  'https://forms',
  'https://%zz.example/f',
  'forms.example/f',
  'javascript:alert(1)',
])('CONTACT_URL is rejected if it is "%s"', (address) => {
  const read = () => formAddresses({ brand, forms: blank }, { CONTACT_URL: address })
  expect(read).toThrow(FormAddressError)
  expect(read).toThrow(`CONTACT_URL is "${address}". Use a full https address`)
})

test('the error names all wrong variables', () => {
  const environment = { NEWSLETTER_URL: 'x', CONTACT_URL: 'y' }
  expect(() => formAddresses({ brand, forms: blank }, environment)).toThrow(
    /^NEWSLETTER_URL is "x"\. .*\nCONTACT_URL is "y"\. /,
  )
})

test('a form gets a token from our receiver on any host, but not from other services', () => {
  const ours = { brand, forms: blank }
  const host = 'https://forms.agency.example'
  const elsewhere = {
    NEWSLETTER_URL: `${host}/f/newsletter`,
    CONTACT_URL: `${host}/ajax/${brand.email}`,
  }
  const formSubmit = { CONTACT_URL: `https://formsubmit.example/${brand.email}` }
  const ask = (environment: Record<string, string>) =>
    (['newsletter', 'contact'] as const).map((form) => tokenAddress(form, ours, environment))
  expect(ask({})).toEqual(['/f/token', '/f/token'])
  expect(ask(elsewhere)).toEqual([`${host}/f/token`, `${host}/f/token`])
  expect(ask(formSubmit)).toEqual(['/f/token', undefined])
  expect(ask({ NEWSLETTER_URL: 'https://formspree.example/f/abc', ...formSubmit })).toEqual([
    undefined,
    undefined,
  ])
  expect(ask({ NEWSLETTER_URL: '/forms/news' })).toEqual([undefined, '/f/token'])
})

test('our receiver is on the host of the newsletter form, else on the site itself', () => {
  const base = (NEWSLETTER_URL: string) => receiverBase({ brand, forms: blank }, { NEWSLETTER_URL })
  expect(base('')).toBe('')
  expect(base('https://forms.agency.example/f/newsletter')).toBe('https://forms.agency.example')
  expect(base('https://formspree.example/f/abc')).toBe('')
})
