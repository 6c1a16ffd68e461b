import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { TOKEN_FIELD } from '../../../forms/fields.ts'
import { FormToken } from './FormToken.tsx'

const ADDRESS = '/f/token'

const fetchToken = vi.fn<(address: string) => Promise<Response>>()
const field = (name: string) => page.getByRole('textbox', { name })
const form = () => document.querySelector('form') as HTMLFormElement
const token = () => new FormData(form()).get(TOKEN_FIELD)

let root: Root

/** Shows a form as in a page; `begin` runs before it hydrates. */
async function showForm(begin = () => {}): Promise<void> {
  document.body.innerHTML =
    '<form><input aria-label="Name"><input aria-label="Email"><i></i></form>'
  begin()
  root = createRoot(document.querySelector('i') as HTMLElement)
  root.render(<FormToken address={ADDRESS} />)
  await expect.poll(token).not.toBeNull()
}

beforeEach(() => {
  let issued = 0
  fetchToken.mockReset()
  fetchToken.mockImplementation(async () => {
    issued += 1
    return new Response(`token-${issued}`)
  })
  vi.stubGlobal('fetch', fetchToken)
})

afterEach(() => {
  root.unmount()
  vi.unstubAllGlobals()
})

test('an untouched form sends no request', async () => {
  await showForm()
  expect(fetchToken).not.toHaveBeenCalled()
})

test('the token is requested once, on the first focus', async () => {
  await showForm()
  await userEvent.click(field('Name'))
  await expect.poll(token).toBe('token-1')
  await userEvent.click(field('Email'))
  expect(fetchToken).toHaveBeenCalledOnce()
  expect(fetchToken.mock.calls[0]?.[0]).toBe(ADDRESS)
})

test('a focus before hydration requests the token too', async () => {
  await showForm(() => document.querySelector('input')?.focus())
  await expect.poll(token).toBe('token-1')
})

test('after a reset, the next message gets a new token', async () => {
  await showForm()
  await userEvent.click(field('Name'))
  await expect.poll(token).toBe('token-1')
  form().reset()
  expect(token()).toBe('')
  await userEvent.click(field('Email'))
  await expect.poll(token).toBe('token-2')
})

test.for([
  ['without a connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['with a receiver that does not know tokens', async () => new Response('<h1>', { status: 404 })],
  ['while the response is pending', () => new Promise<never>(() => {})],
] as const)('%s, the form has no token', async ([, answer]) => {
  fetchToken.mockImplementation(answer)
  await showForm()
  await userEvent.click(field('Name'))
  await expect.poll(() => fetchToken.mock.calls.length).toBe(1)
  expect(token()).toBe('')
})

test('a form that was offline requests the token again on the next focus', async () => {
  fetchToken.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await showForm()
  await userEvent.click(field('Name'))
  await expect.poll(() => fetchToken.mock.calls.length).toBe(1)
  await userEvent.click(field('Email'))
  await expect.poll(token).toBe('token-1')
})
